// Where something stands on its way: steps in a row, each with a sign, its name and when it was reached; where there is little room a
// meter that names the latest one.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../Icon.tsx';
import { fromWidth } from '../overlay/Sheet.tsx';

export interface Step {
  key: string;
  label: string;
  state: 'done' | 'current' | 'todo';
  /** A second line: a date, who has it. */
  detail?: ReactNode;
}

export const STEP_LOOK: Record<Step['state'], { icon: IconName; color: string }> = {
  done: { icon: 'checkCircle', color: 'success.fg' },
  current: { icon: 'current', color: 'accent.fg' },
  todo: { icon: 'circle', color: 'fg.muted' },
};

const IN_A_ROW = fromWidth(36);

export function StepBar({ label, steps }: { label: string; steps: readonly Step[] }) {
  const { t } = useTranslation('ui');
  return (
    <chakra.div css={{ containerType: 'inline-size' }}>
      <chakra.div data-no-print css={{ [IN_A_ROW]: { display: 'none' } }}>
        <StepMeter label={label} steps={steps} />
      </chakra.div>
      <chakra.ol
        aria-label={label}
        listStyleType="none"
        display="none"
        _print={{ display: 'flex' }}
        gap="3"
        css={{ [IN_A_ROW]: { display: 'flex' } }}
      >
        {steps.map((step) => (
          <chakra.li key={step.key} aria-current={step.state === 'current' ? 'step' : undefined} flex="1" display="flex" gap="2" minW="0">
            <Icon name={STEP_LOOK[step.state].icon} color={STEP_LOOK[step.state].color} mt="0.5" />
            <chakra.div minW="0">
              <chakra.div fontWeight={step.state === 'current' ? 'semibold' : 'normal'} color={step.state === 'todo' ? 'fg.muted' : 'fg'}>
                {step.label}
                <chakra.span srOnly>{t(`ui.step.${step.state}`)}</chakra.span>
              </chakra.div>
              {step.detail && (
                <chakra.div color="fg.muted" fontSize="sm">
                  {step.detail}
                </chakra.div>
              )}
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.div>
  );
}

function StepMeter({ label, steps }: { label: string; steps: readonly Step[] }) {
  const { t } = useTranslation('ui');
  const latest = steps.findLastIndex((step) => step.state !== 'todo');
  const step = steps[latest];
  return (
    <chakra.div role="group" aria-label={label}>
      <chakra.div aria-hidden="true" display="flex" gap="1" mb="2">
        {steps.map(({ key, state }) => (
          <chakra.span key={key} flex="1" height="1" borderRadius="full" bg={state === 'todo' ? 'bg.emphasized' : STEP_LOOK[state].color} />
        ))}
      </chakra.div>
      {step && (
        <chakra.p display="flex" flexWrap="wrap" columnGap="3">
          <chakra.span color="fg.muted">{t('ui.step.count', { step: latest + 1, count: steps.length })}</chakra.span>
          <chakra.span fontWeight="semibold">
            {step.label}
            <chakra.span srOnly>{t(`ui.step.${step.state}`)}</chakra.span>
          </chakra.span>
          {step.detail && <chakra.span color="fg.muted">{step.detail}</chakra.span>}
        </chakra.p>
      )}
    </chakra.div>
  );
}
