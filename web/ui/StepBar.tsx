// Where something stands on its way: steps in a row (a column on phones), each with a sign, its name and when it was reached.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from './Icon.tsx';

export interface Step {
  key: string;
  label: string;
  state: 'done' | 'current' | 'todo';
  /** A second line: a date, who has it. */
  detail?: ReactNode;
}

const LOOK: Record<Step['state'], { icon: IconName; color: string }> = {
  done: { icon: 'checkCircle', color: 'success.fg' },
  current: { icon: 'current', color: 'accent.fg' },
  todo: { icon: 'circle', color: 'fg.muted' },
};

export function StepBar({ label, steps, direction = 'row' }: { label: string; steps: readonly Step[]; direction?: 'row' | 'column' }) {
  const { t } = useTranslation('ui');
  const isRow = direction === 'row';
  return (
    <chakra.ol aria-label={label} listStyleType="none" display="flex" flexDirection={isRow ? { base: 'column', md: 'row' } : 'column'} gap={isRow ? { base: '3', md: '0' } : '3'}>
      {steps.map((step, index) => (
        <chakra.li
          key={step.key} aria-current={step.state === 'current' ? 'step' : undefined} flex="1" display="flex" gap="2" position="relative" pe="3" minW="0"
          css={isRow && index > 0 ? { md: { ps: '3', borderInlineStartWidth: '1px' } } : undefined}
        >
          <Icon name={LOOK[step.state].icon} color={LOOK[step.state].color} mt="0.5" />
          <chakra.div minW="0">
            <chakra.div fontWeight={step.state === 'current' ? 'semibold' : 'normal'} color={step.state === 'todo' ? 'fg.muted' : 'fg'}>
              {step.label}<chakra.span srOnly>{t(`ui.step.${step.state}`)}</chakra.span>
            </chakra.div>
            {step.detail && <chakra.div color="fg.muted" fontSize="sm">{step.detail}</chakra.div>}
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
