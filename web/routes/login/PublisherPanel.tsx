// The quiet panel: the publisher's name, one sentence, and a shelf of journals drawn in CSS.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Volumes on the shelf: width and height in rem, colour, lean in degrees. */
const SPINES: readonly { width: number; height: number; color: string; lean?: number }[] = [
  { width: 2.2, height: 13, color: '#F3F1EC' },
  { width: 1.5, height: 11.5, color: '#C9B78E' },
  { width: 2.6, height: 14, color: '#8FA6D2' },
  { width: 1.3, height: 12, color: '#E3E0D8' },
  { width: 1.3, height: 12, color: '#E3E0D8' },
  { width: 1.3, height: 12, color: '#E3E0D8' },
  { width: 2, height: 10.5, color: '#B3362B' },
  { width: 2.4, height: 13.5, color: '#5C79B5' },
  { width: 1.7, height: 11, color: '#D9CBA6' },
  { width: 2.2, height: 12.6, color: '#A9B9DA', lean: -7 },
];

export function PublisherPanel({ publisherName, productName }: { publisherName: string; productName: string }) {
  const { t } = useTranslation('login');
  return (
    <chakra.header bg="#20396B" color="#FFFFFF" px={{ base: '5', lg: '14' }}>
      <chakra.div
        pt={{ base: '6', lg: '14' }}
        display="flex"
        flexDirection="column"
        justifyContent="space-between"
        gap={{ base: '4', lg: '10' }}
        overflow="hidden"
        position={{ lg: 'sticky' }}
        top="0"
        height={{ lg: '100dvh' }}
      >
        <div>
          <chakra.p fontSize={{ base: 'md', lg: 'lg' }} color="#D5DEEF">
            {publisherName}
          </chakra.p>
          <chakra.p fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="semibold" lineHeight="tight" mt="1">
            {productName}
          </chakra.p>
          <chakra.p mt="4" maxW="30rem" color="#D5DEEF" lineHeight="reading" fontSize="lg" hideBelow="lg">
            {t('login.panel.sentence')}
          </chakra.p>
        </div>
        <chakra.div
          aria-hidden="true"
          display="flex"
          alignItems="flex-end"
          gap="3px"
          borderBottomWidth={{ base: '4px', lg: '10px' }}
          borderColor="#16294F!"
          height={{ base: '4.5rem', lg: 'auto' }}
          mb={{ base: '0', lg: '14' }}
          overflow={{ base: 'hidden', lg: 'visible' }}
        >
          {SPINES.map((spine, index) => (
            <chakra.div
              key={index}
              flexShrink="0"
              hideBelow={spine.lean === undefined ? undefined : 'lg'}
              borderTopRadius="3px"
              transformOrigin="bottom left"
              style={{
                width: `${spine.width}rem`,
                height: `${spine.height}rem`,
                background: spine.color,
                transform: spine.lean === undefined ? undefined : `rotate(${spine.lean}deg) translateX(0.9rem)`,
              }}
              css={{
                backgroundImage: 'linear-gradient(90deg, rgb(0 0 0 / 16%), transparent 22%, transparent 80%, rgb(0 0 0 / 14%))!',
                position: 'relative',
                '&::before, &::after': {
                  content: '""',
                  position: 'absolute',
                  insetInline: '18%',
                  height: '2px',
                  background: 'rgb(20 32 60 / 45%)',
                },
                '&::before': { top: '1.6rem', boxShadow: '0 6px 0 rgb(20 32 60 / 45%)' },
                '&::after': { bottom: '1.4rem' },
              }}
            />
          ))}
        </chakra.div>
      </chakra.div>
    </chakra.header>
  );
}
