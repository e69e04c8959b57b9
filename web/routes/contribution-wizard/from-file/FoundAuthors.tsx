// The authors found in a file, a line each: who is in the list already, and adding who is not.
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { FIRST_FOCUS } from '../../../ui/overlay/Modal.tsx';
import { ConfidenceBadge } from './ConfidenceBadge.tsx';
import { isListed, latinLineOf, type FoundAuthor, type ListedAuthor } from './found-authors.ts';

interface FoundAuthorsProps {
  found: readonly FoundAuthor[];
  listed: readonly ListedAuthor[];
  /** The person who comes back from the form goes on with the next author. */
  hasFocus: boolean;
  /** Left out while another author is half typed. */
  onAdd: ((author: FoundAuthor) => void) | undefined;
}

export function FoundAuthors({ found, listed, hasFocus, onAdd }: FoundAuthorsProps) {
  const { t } = useTranslation('wizard');
  const id = useId();
  const next = found.findIndex((author) => !isListed(author, listed));
  return (
    <chakra.section borderTopWidth="1px" pt="3" aria-labelledby={id}>
      <chakra.h3 id={id} fontWeight="medium">
        {t('wizard.read.authors', { count: found.length })}
      </chakra.h3>
      <chakra.p color="fg.muted" fontSize="sm" mb="1">
        {t(onAdd === undefined ? 'wizard.read.authorHalfTyped' : 'wizard.read.authorsHelp')}
      </chakra.p>
      <chakra.ol listStyleType="none">
        {found.map((author, index) => (
          <chakra.li key={index} display="flex" gap="3" alignItems="center" py="2" css={{ '& + &': { borderTopWidth: '1px' } }}>
            <chakra.div flex="1" minW="0" overflowWrap="anywhere">
              <chakra.div display="flex" flexWrap="wrap" columnGap="2" alignItems="center">
                <chakra.span color="fg.muted">{index + 1}.</chakra.span>
                <chakra.bdi fontWeight="medium">{author.name.value}</chakra.bdi>
                {!isListed(author, listed) && <ConfidenceBadge confidence={author.name.confidence} />}
              </chakra.div>
              <chakra.div color="fg.muted" fontSize="sm">
                {[latinLineOf(author), author.unit?.value, author.email?.value, author.orcid?.value].filter(Boolean).join(' · ')}
              </chakra.div>
            </chakra.div>
            {isListed(author, listed) ? (
              <chakra.span display="inline-flex" alignItems="center" gap="1" color="success.fg" fontSize="sm">
                <Icon name="check" />
                {t('wizard.read.listed')}
              </chakra.span>
            ) : (
              <Button
                size="sm"
                {...(hasFocus && index === next && FIRST_FOCUS)}
                disabled={onAdd === undefined}
                aria-label={t('wizard.read.addAuthorOf', { name: author.name.value })}
                onClick={() => onAdd?.(author)}
              >
                {t('wizard.read.addAuthor')}
              </Button>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
