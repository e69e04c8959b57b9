// The missing parts of a tab, field by field; each leads to its field.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import type { Lack } from '../completion.ts';
import { useWizard } from '../wizard-context.ts';

/** `onGo`: before the field is gone to. */
export function LackList({ lacks, onGo }: { lacks: readonly Lack[]; onGo?: () => void }) {
  const { t } = useTranslation('wizard');
  const { goTo } = useWizard();
  function handleGo({ tab, path }: Lack) {
    onGo?.();
    goTo({ kind: 'tab', tab }, path);
  }
  return (
    <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      {lacks.map((lack) => (
        <li key={`${lack.tab}.${lack.path}`}>
          <Button
            variant="link"
            color="inherit"
            textAlign="start"
            whiteSpace="normal"
            textDecoration="underline"
            onClick={() => handleGo(lack)}
          >
            {t('wizard.lack.line', { tab: t(`wizard.tab.${lack.tab}`), what: lackText(t, lack) })}
          </Button>
        </li>
      ))}
    </chakra.ul>
  );
}

/** Sections and fields whose texts have another name. */
const NAMES: Readonly<Record<string, string>> = { recommendedReviewers: 'reviewers', opposedReviewers: 'reviewers' };
const FIELDS: Readonly<Record<string, string>> = { corresponding: 'correspondingMark' };

function lackText(t: ReturnType<typeof useTranslation>['t'], { tab, path, isEmpty }: Lack): string {
  const parts = path.split('.');
  const ordinal = Number(parts[1]) + 1;
  // Of a statement the kind is told, whatever it lacks.
  const field = ((tab === 'statements' ? parts[0] : parts.at(-1)) ?? '').replace(/Id$/, '');
  const isWhole = parts.length === 1 && path === tab;
  const label = isWhole ? t(`wizard.tab.${tab}`) : t(`wizard.${NAMES[tab] ?? tab}.${FIELDS[field] ?? field}`, { ordinal });
  const entry = NAMES[tab] !== undefined && parts.length > 2 ? `${t('wizard.reviewers.entry', { ordinal })} · ` : '';
  const isChosen =
    path.endsWith('Id') || field === 'sex' || field === 'corresponding' || field === 'creditRoles' || field === 'isConfirmed';
  const state = !isEmpty && field !== 'isConfirmed' ? 'wrong' : tab === 'files' ? 'uploaded' : isChosen ? 'chosen' : 'filled';
  return entry + t(`wizard.lack.${state}`, { field: label });
}
