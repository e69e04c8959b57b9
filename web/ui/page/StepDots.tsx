// Where something stands on its way, in one line: a dot for each step, and the name of the latest one. All steps with their days show on
// hover and on focus; a screen reader has them as a list.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { STEP_LOOK, type Step } from './StepBar.tsx';

/** Not seen, and read out. */
const UNSEEN: SystemStyleObject = { clipPath: 'inset(50%)', overflow: 'hidden', height: '1px' };

/** Filled, ringed and hollow: the colour is not the only sign. */
const DOTS: Readonly<Record<Step['state'], SystemStyleObject>> = {
  done: { bg: 'success.fg', borderColor: 'success.fg' },
  current: { bg: 'accent.fg', borderColor: 'accent.fg', outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
  todo: { bg: 'bg.panel', borderColor: 'border.control' },
};

export function StepDots({ label, steps }: { label: string; steps: readonly Step[] }) {
  const { t } = useTranslation('ui');
  const latest = steps.findLast(({ state }) => state !== 'todo');
  return (
    <chakra.div
      role="group"
      aria-label={label}
      tabIndex={0}
      position="relative"
      borderRadius="sm"
      css={{
        '&:not(:hover, :focus) > ol': UNSEEN,
        '@media print': { '&& > ol': { position: 'static', clipPath: 'none', height: 'auto' } },
      }}
    >
      <chakra.div aria-hidden="true" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" py="1.5" _print={{ display: 'none' }}>
        <chakra.span display="inline-flex" alignItems="center">
          {steps.map(({ key, state }, index) => (
            <chakra.span key={key} display="inline-flex" alignItems="center">
              {index > 0 && <chakra.span width="2.5" borderTopWidth="1px" borderColor="border.control" />}
              <chakra.span
                boxSize="2.5"
                borderWidth="1px"
                borderRadius="full"
                data-step={state}
                mx={state === 'current' ? '1' : '0'}
                css={DOTS[state]}
              />
            </chakra.span>
          ))}
        </chakra.span>
        {latest && (
          <chakra.span fontSize="sm">
            {latest.label}
            {latest.detail && (
              <chakra.span color="fg.muted" ms="2">
                {latest.detail}
              </chakra.span>
            )}
          </chakra.span>
        )}
      </chakra.div>
      {/* It covers what stands beneath only as long as the pointer is on the dots. */}
      <chakra.ol
        listStyleType="none"
        position="absolute"
        insetInline="0"
        top="100%"
        zIndex="1"
        p="3"
        display="grid"
        gap="1.5"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="md"
        boxShadow="md"
        pointerEvents="none"
      >
        {steps.map(({ key, state, label: name, detail }) => (
          <chakra.li key={key} aria-current={state === 'current' ? 'step' : undefined} display="flex" gap="2" minW="0">
            <Icon name={STEP_LOOK[state].icon} color={STEP_LOOK[state].color} mt="0.5" />
            <chakra.span flex="1" fontWeight={state === 'current' ? 'semibold' : 'normal'} color={state === 'todo' ? 'fg.muted' : 'fg'}>
              {name}
              <chakra.span srOnly>{t(`ui.step.${state}`)}</chakra.span>
            </chakra.span>
            {detail && (
              <chakra.span color="fg.muted" fontSize="sm">
                {detail}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.div>
  );
}
