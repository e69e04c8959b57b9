// Acts on the ticked manuscripts, on this page or another (S2 §2.1): each act that the list offers, with the number of manuscripts that
// allow it. The server says which do.
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_BULK } from '../../../shared/limits.ts';
import { BulkBar } from '../../ui/list/BulkBar.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Selection } from '../lists/ListPage.tsx';
import { ActDialog, useActsAhead } from './ActDialog.tsx';
import { bulkActs, dialogOf, wordOfBulk, type BulkActName } from './acts.ts';
import { answerOf, type ActOffer, type ActTarget } from './targets.ts';

interface Ticked {
  readonly id: string;
  readonly manuscriptNumber: string | null | undefined;
  readonly viewerActs: readonly ActOffer[];
}

interface Props<Row> extends Selection<Row> {
  /** Those that the list offers (Viewer.listActs). */
  acts: readonly BulkActName[];
  titleOf: (row: Row) => string;
  /** What can be done with the ticked rows besides. */
  more?: ReactNode;
  /** Some were done, or not: rows may have come into the list or left it. */
  onDone: () => void;
}

/** Acts of a list that have a dialog for many manuscripts, as the web's table orders them. */
export const offeredMany = (listActs: readonly string[]): BulkActName[] => bulkActs.filter((act) => listActs.includes(act));

/** Beside the list's acts, those that the gate allows for one of the ticked rows: to pass, to turn down, to accept. */
function actsOf(listed: readonly BulkActName[], rows: readonly Ticked[]): BulkActName[] {
  return bulkActs.filter(
    (name) => listed.includes(name) || rows.some(({ viewerActs }) => viewerActs.some(({ act, isAllowed }) => act === name && isAllowed)),
  );
}

export function ActBar<Row extends Ticked>({ acts, chosen, countElsewhere, onSelectPage, onClear, titleOf, more, onDone }: Props<Row>) {
  const { t } = useTranslation('acts');
  const { t: message } = useTranslation('messages');
  const [asked, setAsked] = useState<{ act: BulkActName; targets: readonly ActTarget[] } | null>(null);
  useActsAhead();
  const isTooMany = chosen.size > MAX_BULK;
  const choices = actsOf(acts, [...chosen.values()]).map((act) => {
    const targets = [...chosen.values()].map((row) => ({
      id: row.id,
      number: row.manuscriptNumber ?? null,
      title: titleOf(row),
      ...answerOf(act, row.viewerActs, t('acts.notOffered')),
    }));
    return { act, targets, count: targets.filter(({ refusal }) => refusal === null).length };
  });
  const able = choices.filter(({ count }) => count > 0);
  const primary = able.find(({ act }) => dialogOf(act).tone === 'usual')?.act;
  const what = able.map(({ act, count }) => message(wordOfBulk(act, 'can'), { count })).join(t('acts.comma'));
  return (
    <>
      <BulkBar
        count={chosen.size}
        words={what === '' ? t('acts.chosenNone', { count: chosen.size }) : t('acts.chosen', { count: chosen.size, what })}
        countElsewhere={countElsewhere}
        onSelectPage={onSelectPage}
        onClear={onClear}
      >
        {isTooMany && <chakra.span color="danger.fg">{t('acts.tooMany', { max: MAX_BULK })}</chakra.span>}
        {!isTooMany && more}
        {/* The usual one at the end of the bar. */}
        {able.toReversed().map(({ act, targets, count }) => (
          <Button
            key={act}
            variant={act === primary ? 'solid' : dialogOf(act).tone === 'destructive' ? 'dangerOutline' : 'outline'}
            disabled={isTooMany}
            onClick={() => setAsked({ act, targets })}
          >
            {message(wordOfBulk(act, 'many'), { count })}
          </Button>
        ))}
      </BulkBar>
      {asked && (
        <ActDialog
          {...asked}
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
