// What can be done with the manuscripts that are ticked, on this page or another (S2 §2.1): each act that the list offers, with the number
// of those that it can be done with. The server says which they are.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_BULK } from '../../../shared/limits.ts';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { BulkBar } from '../../ui/BulkBar.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Selection } from '../lists/ListPage.tsx';
import { IntakeDialog } from './IntakeDialog.tsx';
import type { IntakeAct } from './intake.ts';

const INTAKE = { REFUSE: 'refuse', RECEIVE: 'receive' } as const satisfies Record<string, IntakeAct>;
type Act = keyof typeof INTAKE;

/** The acts of the list that have a dialog for many, the usual one last, at the end of the bar. */
export const bulkActs = (offered: readonly string[]): Act[] => (['REFUSE', 'RECEIVE'] as const).filter((act) => offered.includes(act));

export interface TickedManuscript {
  readonly id: string;
  readonly viewerActs: readonly { readonly act: string; readonly isAllowed: boolean }[];
}

interface Props<Row> extends Selection<Row> {
  acts: readonly Act[];
  role: RoleKindCode;
  nameOf: (row: Row) => string;
  onDone: () => void;
}

export function ManuscriptActBar<Row extends TickedManuscript>({ acts, role, nameOf, onDone, ...selection }: Props<Row>) {
  const { t } = useTranslation('manuscripts');
  const [asked, setAsked] = useState<{ act: Act; rows: readonly Row[] } | null>(null);
  const { chosen, countElsewhere, onSelectPage, onClear } = selection;
  const isTooMany = chosen.size > MAX_BULK;
  const able = acts.map((act) => ({
    act,
    rows: [...chosen.values()].filter(({ viewerActs }) => viewerActs.some((option) => option.act === act && option.isAllowed)),
  }));
  const words = able.flatMap(({ act, rows }) => (rows.length > 0 ? t(`manuscripts.bulk.${act}.can`, { count: rows.length }) : []));
  return (
    <>
      <BulkBar
        words={[t('manuscripts.bulk.chosen', { count: chosen.size }), ...(words.length > 0 ? words : [t('manuscripts.bulk.none')])]}
        count={chosen.size}
        countElsewhere={countElsewhere}
        onSelectPage={onSelectPage}
        onClear={onClear}
      >
        {isTooMany && <chakra.span color="danger.fg">{t('manuscripts.intake.tooMany', { max: MAX_BULK })}</chakra.span>}
        {able.map(
          ({ act, rows }) =>
            rows.length > 0 && (
              <Button
                key={act}
                variant={act === 'RECEIVE' ? 'solid' : 'dangerOutline'}
                disabled={isTooMany}
                onClick={() => setAsked({ act, rows })}
              >
                {t(`manuscripts.bulk.${act}.do`, { count: rows.length })}
              </Button>
            ),
        )}
      </BulkBar>
      {asked && (
        <IntakeDialog
          act={INTAKE[asked.act]}
          role={role}
          manuscripts={asked.rows.map((row) => ({ id: row.id, name: nameOf(row) }))}
          onClose={() => setAsked(null)}
          onDone={() => {
            onClear();
            onDone();
          }}
        />
      )}
    </>
  );
}
