// The columns of a reviewer's list: title with number, due task, status, journal, subject, time of submission, and the next step.
import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { DueDays } from '../../components/contribution/DueDays.tsx';
import { invitationPageLink, reviewFormLink } from '../../components/contribution/links.ts';
import { ManuscriptTitle } from '../../components/contribution/ManuscriptTitle.tsx';
import { RowLink } from '../../components/lists/RowLink.tsx';
import { InvitationStatus } from '../../components/review/InvitationStatus.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { RelativeTime } from '../../ui/text/DateText.tsx';
import { USUAL_ACT } from '../../ui/marks.ts';
import type { invitationColumns_review$data, invitationColumns_review$key } from './__generated__/invitationColumns_review.graphql.ts';

export type InvitationRow = { readonly id: string } & invitationColumns_review$key;

export const rowOf = (row: invitationColumns_review$key): invitationColumns_review$data =>
  readInlineData(
    graphql`
      fragment invitationColumns_review on Review @inline {
        id
        status
        due {
          step
          on
          isOverdue
          workingDaysLeft
        }
        contribution {
          id
          manuscriptNumber
          titleZh
          titleEn
          submittedAt
          colloquium {
            name
          }
          subject {
            label
          }
          viewerActs {
            act
            isAllowed
            refusal
            isDecision
          }
          ...ManuscriptTitle_contribution
        }
      }
    `,
    row,
  );

export const invitationColumns = (t: TFunction<['invitations', 'messages']>): Column<InvitationRow>[] => [
  { key: 'title', header: t('invitations.column.title'), part: 'title', cell: (row) => <Title row={row} /> },
  {
    key: 'number',
    header: t('invitations.column.number'),
    from: Infinity,
    isSortable: true,
    cell: (row) => rowOf(row).contribution?.manuscriptNumber,
  },
  {
    key: 'due',
    header: t('invitations.column.due'),
    part: 'mark',
    width: '10.5rem',
    isSortable: true,
    cell: (row) => <Due row={row} t={t} />,
  },
  { key: 'status', header: t('invitations.column.status'), part: 'mark', width: '9.25rem', cell: (row) => <Status row={row} /> },
  {
    key: 'journal',
    header: t('invitations.column.journal'),
    from: Infinity,
    cell: (row) => <OneLine text={rowOf(row).contribution?.colloquium?.name} />,
  },
  {
    key: 'subject',
    header: t('invitations.column.subject'),
    from: Infinity,
    cell: (row) => <OneLine text={rowOf(row).contribution?.subject?.label} />,
  },
  {
    key: 'submitted',
    header: t('invitations.column.submitted'),
    from: 64,
    width: '6rem',
    isSortable: true,
    cell: (row) => <RelativeTime value={rowOf(row).contribution?.submittedAt} />,
  },
  { key: 'links', header: t('invitations.column.more'), part: 'acts', width: '7.5rem', cell: (row) => <Next row={row} t={t} /> },
];

function Title({ row }: { row: InvitationRow }) {
  const { id, status, contribution } = rowOf(row);
  return (
    contribution && <ManuscriptTitle contribution={contribution} to={invitationPageLink({ id, status, contributionId: contribution.id })} />
  );
}

function Status({ row }: { row: InvitationRow }) {
  const { status } = rowOf(row);
  return status && <InvitationStatus status={status} />;
}

interface Texts {
  row: InvitationRow;
  t: TFunction<['invitations', 'messages']>;
}

/** The day and its task; the days left beneath. */
function Due({ row, t }: Texts) {
  const { due } = rowOf(row);
  if (!due) return null;
  return (
    <chakra.span display="inline-block" lineHeight="tight">
      <chakra.span display="block" whiteSpace="nowrap">
        {t(`invitations.due.${due.step}`, { day: due.on })}
      </chakra.span>
      <DueDays due={due} isShort />
    </chakra.span>
  );
}

/** Where an accepted one is reviewed; the page of the others. */
function Next({ row, t }: Texts) {
  const { id, status, contribution } = rowOf(row);
  if (!contribution) return null;
  if (status === 'ACCEPTED') {
    return (
      <RowLink {...USUAL_ACT} to={reviewFormLink(contribution.id, id)}>
        {t('act.REVIEW', { ns: 'messages' })}
      </RowLink>
    );
  }
  return (
    <RowLink {...USUAL_ACT} to={invitationPageLink({ id, status, contributionId: contribution.id })}>
      {status === 'PENDING' ? t('invitations.row.answer') : t('invitations.row.detail')}
    </RowLink>
  );
}

function OneLine({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <chakra.span display="block" truncate title={text}>
      {text}
    </chakra.span>
  );
}
