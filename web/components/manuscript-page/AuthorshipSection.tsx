// Who of the authors has confirmed: for the submitter, the corresponding authors and the office; and one's own answer as a co-author.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { AuthorshipAnswer } from '../authorship/AuthorshipAnswer.tsx';
import { PrintedAuthor } from '../authorship/PrintedAuthor.tsx';
import { recordLink } from '../contribution/links.ts';
import { useFurther } from '../lists/useFurther.ts';
import { useRoleNumber } from '../session/role-number.ts';
import { Button } from '../../ui/Button.tsx';
import { fromWidth, SheetSection } from '../../ui/overlay/Sheet.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Tone } from '../../ui/theme/system.ts';
import type {
  AuthorshipSection_contribution$data,
  AuthorshipSection_contribution$key,
  AuthorshipState,
} from './__generated__/AuthorshipSection_contribution.graphql.ts';
import { useAuthorship } from './useAuthorship.ts';
import { nameFor } from '../../../shared/forms/person-name.ts';

type Row = NonNullable<AuthorshipSection_contribution$data['authorship']>['rows'][number];

const TONES: Readonly<Record<AuthorshipState, Tone>> = {
  HANDED_IN: 'success',
  CONFIRMED: 'success',
  ASKED: 'warning',
  NOT_ASKED: 'slate',
  UNREACHABLE: 'warning',
  REFUSED: 'danger',
  VOID: 'slate',
};
/** A letter that went is told by the day; of the others one is told. */
const TOLD_FATES: readonly unknown[] = ['QUEUED', 'REFUSED', 'FAILED'];

export function AuthorshipSection({ contribution }: { contribution: AuthorshipSection_contribution$key }) {
  const { id, authorship, ownAuthorship } = useFragment(
    graphql`
      fragment AuthorshipSection_contribution on Contribution {
        id
        authorship {
          isRequired
          rows {
            authorId
            name
            latinName
            position
            state
            askedAt
            answeredAt
            words
            letterFate
            letterFailure
            sharesAddressWith
            viewerCanAsk
          }
        }
        ownAuthorship {
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
          words
          viewerCanAnswer
        }
      }
    `,
    contribution,
  );
  const { t, i18n } = useTranslation('authorship');
  const { ask, answer, isPending, failure } = useAuthorship(id);
  const roleNumber = useRoleNumber();
  const further = useFurther();
  if (!authorship && !ownAuthorship) return null;
  return (
    <SheetSection id="authorship" title={t('authorship.section')}>
      {ownAuthorship && (
        <chakra.div display="grid" gap="4" mb={authorship ? '6' : undefined}>
          <p>{t(`authorship.own.${ownAuthorship.viewerCanAnswer ? 'ask' : ownAuthorship.state}`)}</p>
          <PrintedAuthor {...ownAuthorship} />
          {ownAuthorship.words && <Words words={ownAuthorship.words} />}
          {ownAuthorship.viewerCanAnswer && (
            <AuthorshipAnswer isPending={isPending} failure={failure} onAnswer={(given) => void answer(given)} />
          )}
        </chakra.div>
      )}
      {authorship && (
        <>
          <chakra.p color="fg.muted" fontSize="sm" mb="3">
            {t(authorship.isRequired ? 'authorship.required' : 'authorship.notRequired')}
          </chakra.p>
          <chakra.ol listStyleType="none">
            {authorship.rows.map((row) => (
              <AuthorLine
                key={row.authorId}
                row={row}
                isPending={isPending}
                onAsk={() => void ask(row.authorId, nameFor(i18n.language, row.name, row.latinName ?? null))}
              />
            ))}
          </chakra.ol>
          <chakra.p mt="3">
            <TextLink to={recordLink(id, roleNumber)} state={further}>
              {t('authorship.record')}
            </TextLink>
          </chakra.p>
        </>
      )}
    </SheetSection>
  );
}

function AuthorLine({ row, isPending, onAsk }: { row: Row; isPending: boolean; onAsk: () => void }) {
  const { t, i18n } = useTranslation(['authorship', 'manuscripts']);
  const name = nameFor(i18n.language, row.name, row.latinName ?? null);
  const { state, askedAt, answeredAt, letterFate, letterFailure, sharesAddressWith } = row;
  const when = state === 'ASKED' ? askedAt : state === 'VOID' ? null : answeredAt;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="1.75rem minmax(0, 1fr)"
      css={{ [fromWidth(38)]: { gridTemplateColumns: '1.75rem minmax(0, 13rem) minmax(0, 1fr)' } }}
      columnGap="3"
      rowGap="1"
      py="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.span color="fg.muted">{row.position}</chakra.span>
      <chakra.bdi fontWeight="medium">{name}</chakra.bdi>
      <chakra.div gridColumn="2" css={{ [fromWidth(38)]: { gridColumn: '3' } }} display="grid" gap="1">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <Mark tone={TONES[state]}>{t(`authorship.state.${state}`)}</Mark>
          {when && (
            <chakra.span color="fg.muted" fontSize="sm">
              <DateText value={when} show="dateTime" />
            </chakra.span>
          )}
          {state === 'ASKED' && TOLD_FATES.includes(letterFate) && (
            <Mark tone="danger" hint={letterFailure ?? undefined}>
              {t('authorship.letter', { fate: t(`manuscripts.letters.fate.${letterFate ?? 'QUEUED'}`, { ns: 'manuscripts' }) })}
            </Mark>
          )}
          {row.viewerCanAsk && (
            <Button variant="link" size="sm" ms="auto" isPending={isPending} aria-label={t('authorship.askOf', { name })} onClick={onAsk}>
              {t('authorship.ask')}
            </Button>
          )}
        </chakra.div>
        {row.words && <Words words={row.words} />}
        {sharesAddressWith.length > 0 && (
          <chakra.p color="warning.fg" fontSize="sm">
            {t('authorship.shares', { names: sharesAddressWith.join(t('authorship.separator')) })}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.li>
  );
}

function Words({ words }: { words: string }) {
  return (
    <chakra.p whiteSpace="pre-line" lineHeight="reading" borderStartWidth="2px" ps="3" overflowWrap="anywhere">
      {words}
    </chakra.p>
  );
}
