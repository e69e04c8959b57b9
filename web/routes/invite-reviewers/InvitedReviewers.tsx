// The invited experts, ten a page, newest first: name, inviter, day, and answer (S2 §2.5).
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { titleIn } from '../../components/contribution/title.ts';
import { InvitationState } from '../../components/review/InvitationState.tsx';
import { SentLetter } from '../../components/review/SentLetter.tsx';
import { DataTable, type Column } from '../../ui/list/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import type {
  InvitedReviewers_contribution$data,
  InvitedReviewers_contribution$key,
} from './__generated__/InvitedReviewers_contribution.graphql.ts';

const PAGE_SIZE = 10;

type Row = NonNullable<InvitedReviewers_contribution$data['reviews']>[number];

export function InvitedReviewers({ contribution: key }: { contribution: InvitedReviewers_contribution$key }) {
  const contribution = useFragment(
    graphql`
      fragment InvitedReviewers_contribution on Contribution {
        titleZh
        titleEn
        reviews {
          id
          round
          invitedAt
          inviter {
            displayName
          }
          reviewer {
            code
            displayName
          }
          expert {
            sex
            email
            company
            professionalTitle {
              label
            }
          }
          ...InvitationState_review
          ...SentLetter_review
        }
      }
    `,
    key,
  );
  const { t, i18n } = useTranslation(['inviteReviewers', 'people']);
  const [page, setPage] = useState(1);
  // Invitations by an earlier journal are hidden.
  const all = (contribution.reviews ?? []).filter(({ invitedAt }) => invitedAt != null).toReversed();
  const title = titleIn(i18n.language, contribution);
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: t('inviteReviewers.column.name'),
      part: 'title',
      cell: ({ reviewer }) => reviewer?.displayName ?? <chakra.span color="fg.muted">{t('inviteReviewers.unknown')}</chakra.span>,
    },
    { key: 'code', header: t('inviteReviewers.column.code'), from: 72, width: '6.5rem', cell: ({ reviewer }) => reviewer?.code },
    {
      key: 'sex',
      header: t('inviteReviewers.column.sex'),
      from: 72,
      width: '4.25rem',
      cell: ({ expert }) => expert?.sex && t(`people.sex.${expert.sex}`, { ns: 'people' }),
    },
    {
      key: 'email',
      header: t('inviteReviewers.column.email'),
      from: 64,
      width: '12rem',
      cell: ({ expert }) => <chakra.span overflowWrap="anywhere">{expert?.email}</chakra.span>,
    },
    {
      key: 'title',
      header: t('inviteReviewers.column.title'),
      from: 72,
      width: '5.5rem',
      cell: ({ expert }) => expert?.professionalTitle?.label,
    },
    { key: 'company', header: t('inviteReviewers.column.company'), from: 64, width: '8rem', cell: ({ expert }) => expert?.company },
    {
      key: 'invitedAt',
      header: t('inviteReviewers.column.invitedAt'),
      width: '8.5rem',
      cell: ({ invitedAt }) => invitedAt && <DateText value={invitedAt} show="dateTime" />,
    },
    { key: 'inviter', header: t('inviteReviewers.column.inviter'), from: 56, width: '5rem', cell: ({ inviter }) => inviter?.displayName },
    {
      key: 'contribution',
      header: t('inviteReviewers.column.contribution'),
      from: 88,
      width: '7rem',
      // Two lines in its column; beneath a name, in line with the other facts.
      cell: () => (
        <chakra.span lineClamp="2" css={{ '&&': { textWrap: 'inherit' } }}>
          {title}
        </chakra.span>
      ),
    },
    {
      key: 'state',
      header: t('inviteReviewers.column.state'),
      part: 'mark',
      width: '15rem',
      cell: (review) => (
        <chakra.div display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
          <InvitationState review={review} />
          <SentLetter review={review} />
        </chakra.div>
      ),
    },
  ];
  return (
    <chakra.section aria-labelledby="invited-experts">
      <chakra.h2 id="invited-experts" fontSize="lg" fontWeight="semibold" mb="3">
        {t('inviteReviewers.invited')}
      </chakra.h2>
      <DataTable
        caption={t('inviteReviewers.invited')}
        columns={columns}
        rows={all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ id }) => id}
        empty={{ title: t('inviteReviewers.invited.empty') }}
      />
      {all.length > 0 && <Pager page={page} pageSize={PAGE_SIZE} totalCount={all.length} onPageChange={setPage} />}
    </chakra.section>
  );
}
