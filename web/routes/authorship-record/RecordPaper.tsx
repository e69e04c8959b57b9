// The paper itself: journal, manuscript, each version of the list of authors, the latest first, with what each of them answered.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { creditTerm } from '../../../shared/credit.ts';
import { Both } from '../../ui/text/Both.tsx';
import { dateText, dateTimeText } from '../../ui/text/dates.ts';
import { useToday } from '../../ui/text/useToday.ts';
import type { RecordPaper_contribution$data, RecordPaper_contribution$key } from './__generated__/RecordPaper_contribution.graphql.ts';

type List = NonNullable<RecordPaper_contribution$data['authorshipRecord']>['lists'][number];
type Author = List['authors'][number];

/** A word of the paper in both languages. */
function useBoth() {
  const { t: zh } = useTranslation(['authorship', 'messages'], { lng: 'zh-CN' });
  const { t: en } = useTranslation(['authorship', 'messages'], { lng: 'en-US' });
  return { zh, en };
}

export function RecordPaper({ contribution }: { contribution: RecordPaper_contribution$key }) {
  const { titleZh, titleEn, manuscriptNumber, authorshipRecord } = useFragment(
    graphql`
      fragment RecordPaper_contribution on Contribution {
        titleZh
        titleEn
        manuscriptNumber
        authorshipRecord {
          journalZh
          journalEn
          lists {
            version
            madeAt
            reason
            authors {
              name
              latinName
              unit
              unitEn
              rorIds
              orcid
              position
              isCorresponding
              roles
              state
              answeredAt
              address
              words
            }
          }
        }
      }
    `,
    contribution,
  );
  const { zh, en } = useBoth();
  const today = useToday();
  if (!authorshipRecord) return null;
  const { journalZh, journalEn, lists } = authorshipRecord;
  return (
    <chakra.article
      aria-label={zh('authorship.paper.title')}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      p={{ base: '4', md: '8' }}
      fontFamily="reading"
      css={{ '@media print': { border: '0', padding: '0' } }}
    >
      <chakra.header textAlign="center" mb="6">
        <chakra.h2 fontWeight="semibold" fontSize="2xl" lineHeight="tight">
          <Both isHead zh={zh('authorship.paper.title')} en={en('authorship.paper.title')} />
        </chakra.h2>
        <chakra.div mt="4">
          <Both zh={journalZh} en={journalEn} />
        </chakra.div>
        <chakra.div mt="3" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
          <Both zh={titleZh || titleEn || zh('authorship.untitled')} en={titleZh ? titleEn : null} />
        </chakra.div>
        <chakra.p mt="2" color="fg.muted">
          {manuscriptNumber}
        </chakra.p>
      </chakra.header>
      <chakra.div display="grid" gap="8">
        {lists.map((list, index) => (
          <ListTable key={list.version} list={list} isPresent={index === 0} />
        ))}
      </chakra.div>
      <chakra.footer mt="8" pt="3" borderTopWidth="1px" display="flex" flexWrap="wrap" justifyContent="space-between" gap="4" fontSize="sm">
        <div>
          <Both zh={zh('authorship.paper.issued', { day: today })} en={en('authorship.paper.issued', { day: today })} />
        </div>
        <chakra.div textAlign="end">
          <Both zh={zh('product.publisher', { ns: 'messages' })} en={en('product.publisher', { ns: 'messages' })} />
        </chakra.div>
      </chakra.footer>
    </chakra.article>
  );
}

function ListTable({ list, isPresent }: { list: List; isPresent: boolean }) {
  const { zh, en } = useBoth();
  const named = { version: list.version, day: dateText(list.madeAt) };
  const title = isPresent ? 'authorship.paper.present' : 'authorship.paper.earlier';
  return (
    <chakra.section css={{ breakInside: 'avoid' }}>
      <chakra.h3 fontWeight="semibold" mb="2">
        <Both zh={zh(title, named)} en={en(title, named)} />
      </chakra.h3>
      {list.reason && (
        <chakra.div mb="3" overflowWrap="anywhere">
          <Both zh={zh('authorship.paper.reason')} en={en('authorship.paper.reason')} />
          <chakra.p whiteSpace="pre-line">{list.reason}</chakra.p>
        </chakra.div>
      )}
      <chakra.ol listStyleType="none">
        {list.authors.map((author) => (
          <AuthorEntry key={author.position} author={author} />
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

function AuthorEntry({ author }: { author: Author }) {
  const { zh, en } = useBoth();
  const { roles, state, answeredAt, address, words } = author;
  const when = answeredAt && (state === 'CONFIRMED' || state === 'REFUSED' || state === 'HANDED_IN') ? dateTimeText(answeredAt) : '';
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '2rem minmax(0, 1fr)', md: '2rem minmax(0, 3fr) minmax(0, 2fr)' }}
      columnGap="4"
      rowGap="1"
      py="3"
      borderTopWidth="1px"
      css={{ breakInside: 'avoid', '@media print': { gridTemplateColumns: '2rem minmax(0, 3fr) minmax(0, 2fr)' } }}
    >
      <span>{author.position}</span>
      <chakra.div overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">
          <bdi>{author.name}</bdi>
          {author.latinName && <chakra.bdi fontWeight="normal"> {author.latinName}</chakra.bdi>}
        </chakra.p>
        {author.unit && <p>{author.unit}</p>}
        {author.unitEn && <p>{author.unitEn}</p>}
        {author.rorIds.map((rorId) => (
          <p key={rorId}>{rorId}</p>
        ))}
        {author.orcid && <p>{author.orcid}</p>}
        {author.isCorresponding && <Both zh={zh('authorship.corresponding')} en={en('authorship.corresponding')} />}
        {roles.length > 0 && (
          <Both
            zh={roles.map((role) => zh(`credit.${role}`, { ns: 'messages' })).join('、')}
            en={roles.map((role) => creditTerm(role).term).join('; ')}
          />
        )}
      </chakra.div>
      <chakra.div gridColumn={{ base: '2', md: '3' }} css={{ '@media print': { gridColumn: '3' } }} overflowWrap="anywhere">
        <Both zh={zh(`authorship.paper.state.${state}`)} en={en(`authorship.paper.state.${state}`)} />
        {when && <p>{when}</p>}
        {address && (
          <chakra.p color="fg.muted" fontSize="sm">
            {address}
          </chakra.p>
        )}
        {words && <chakra.p whiteSpace="pre-line">{words}</chakra.p>}
      </chakra.div>
    </chakra.li>
  );
}
