// The days on which a reviewer takes no reviews: present and future ones, each removable, and a form for more. A removed absence can be
// restored from the notice.
import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { IconButton } from '../../ui/Button.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import { useToday } from '../../ui/text/useToday.ts';
import type { AbsencePanel_viewer$key } from './__generated__/AbsencePanel_viewer.graphql.ts';
import { AbsenceForm } from './AbsenceForm.tsx';
import { useAbsences } from './useAbsences.ts';

export function AbsencePanel({ viewer }: { viewer: AbsencePanel_viewer$key }) {
  const { id: viewerId, absences } = useFragment(
    graphql`
      fragment AbsencePanel_viewer on Viewer {
        id
        absences {
          id
          firstDay
          lastDay
          note
        }
      }
    `,
    viewer,
  );
  const { t } = useTranslation('reviewerRecord');
  const { setAbsence, removeAbsence, isPending } = useAbsences();
  const list = useRef<HTMLUListElement>(null);
  const today = useToday();
  const shown = absences ?? [];
  async function handleRemove({ id, firstDay, lastDay, note }: (typeof shown)[number]) {
    if (!(await removeAbsence({ absenceId: id }))) return;
    // The button that was pressed is gone.
    list.current?.focus();
    showNotice({
      kind: 'success',
      key: 'absence',
      text: t('reviewerRecord.away.removed', { from: firstDay, to: lastDay }),
      action: { label: t('reviewerRecord.away.undo'), onClick: () => void setAbsence({ firstDay, lastDay, note: note ?? '' }) },
    });
  }
  return (
    <Panel id="absences" title={t('reviewerRecord.away.title')} data-no-print>
      <chakra.p color="fg.muted" lineHeight="reading" mb="4">
        {t('reviewerRecord.away.about')}
      </chakra.p>
      <chakra.ul ref={list} tabIndex={-1} aria-label={t('reviewerRecord.away.title')} listStyleType="none" outline="none">
        {shown.map((absence) => {
          const { id, firstDay, lastDay, note } = absence;
          const range = firstDay === lastDay ? firstDay : t('reviewerRecord.away.range', { from: firstDay, to: lastDay });
          return (
            <chakra.li key={id} display="flex" alignItems="center" gap="2" borderTopWidth="1px" py="2">
              <chakra.div flex="1" minW="0">
                <chakra.span fontWeight="medium">{range}</chakra.span>{' '}
                {firstDay <= today && <Mark tone="warning">{t('reviewerRecord.away.now')}</Mark>}
                {note && (
                  <chakra.span display="block" color="fg.muted" fontSize="sm">
                    {note}
                  </chakra.span>
                )}
              </chakra.div>
              <IconButton
                icon="close"
                label={t('reviewerRecord.away.remove', { range })}
                color="fg.muted"
                onClick={() => void handleRemove(absence)}
              />
            </chakra.li>
          );
        })}
      </chakra.ul>
      {shown.length === 0 && (
        <chakra.p borderTopWidth="1px" py="3" color="fg.muted">
          {t('reviewerRecord.away.none')}
        </chakra.p>
      )}
      <chakra.div borderTopWidth="1px" pt="4">
        <AbsenceForm viewerId={viewerId} today={today} isPending={isPending} onAdd={setAbsence} />
      </chakra.div>
    </Panel>
  );
}
