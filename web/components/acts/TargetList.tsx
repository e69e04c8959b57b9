// Manuscripts as a dialog names them: number and title, and why an act cannot be done for one.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ActTarget } from './targets.ts';

export function TargetName({ target: { number, title } }: { target: ActTarget }) {
  return (
    <chakra.div lineHeight="1.5">
      {number && (
        <chakra.span color="fg.muted" fontSize="sm" me="2">
          {number}
        </chakra.span>
      )}
      <chakra.span fontWeight="semibold">{title}</chakra.span>
    </chakra.div>
  );
}

export function RefusedList({ refused }: { refused: readonly ActTarget[] }) {
  return (
    <chakra.ul mt="3" display="grid" gap="3" listStyleType="none" maxH="16rem" overflowY="auto">
      {refused.map((target) => (
        <chakra.li key={target.id} borderInlineStartWidth="2px" borderColor="danger.fg" ps="3">
          <TargetName target={target} />
          <chakra.div color="fg.muted">{target.refusal}</chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** Folded: those that are left as they are. */
export function ExcludedList({ excluded, verb }: { excluded: readonly ActTarget[]; verb: string }) {
  const { t } = useTranslation('acts');
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" color="fg.muted">
        {t('acts.excluded', { count: excluded.length, act: verb })}
      </chakra.summary>
      <RefusedList refused={excluded} />
    </chakra.details>
  );
}
