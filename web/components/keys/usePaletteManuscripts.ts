// Manuscripts for the palette: those of the reader's own list in the current role, found by the list's search.
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { handlingKinds, type RoleKindCode } from '../../../shared/roles.ts';
import { useFetched } from '../../relay/useFetched.ts';
import { useSettled } from '../../ui/filter/useSettled.ts';
import { invitationPageLink, manuscriptLinks } from '../contribution/links.ts';
import { titleIn } from '../contribution/title.ts';
import type { usePaletteManuscripts_contribution$key } from './__generated__/usePaletteManuscripts_contribution.graphql.ts';
import type { usePaletteManuscriptsQuery, usePaletteManuscriptsQuery$data } from './__generated__/usePaletteManuscriptsQuery.graphql.ts';

const QUERY = graphql`
  query usePaletteManuscriptsQuery($search: String!, $isAuthor: Boolean!, $isReviewer: Boolean!, $isOffice: Boolean!) {
    viewer {
      authoredContributions(first: 6, page: 1, search: $search) @include(if: $isAuthor) {
        edges {
          node {
            ...usePaletteManuscripts_contribution
          }
        }
      }
      invitations(first: 6, page: 1, search: $search) @include(if: $isReviewer) {
        edges {
          node {
            id
            status
            contribution {
              ...usePaletteManuscripts_contribution
            }
          }
        }
      }
      handledContributions(first: 6, page: 1, search: $search) @include(if: $isOffice) {
        edges {
          node {
            ...usePaletteManuscripts_contribution
          }
        }
      }
    }
  }
`;
const PAUSE_MS = 250;

const manuscriptOf = (contribution: usePaletteManuscripts_contribution$key) =>
  readInlineData(
    graphql`
      fragment usePaletteManuscripts_contribution on Contribution @inline {
        id
        manuscriptNumber
        titleZh
        titleEn
        hasBeenInPool
      }
    `,
    contribution,
  );

/** The kind of manuscript search for this role; null: it has no list of manuscripts. */
export function searchedAs(kind: RoleKindCode): 'AUTHOR' | 'REVIEWER' | 'OFFICE' | null {
  if (kind === 'AUTHOR' || kind === 'REVIEWER') return kind;
  return handlingKinds.includes(kind) ? 'OFFICE' : null;
}

interface FoundManuscript {
  title: string;
  number: string;
  to: string;
}

export function usePaletteManuscripts(kind: RoleKindCode, words: string) {
  const { t, i18n } = useTranslation('manuscripts');
  const list = searchedAs(kind);
  const sought = list === null ? '' : words;
  const settled = useSettled(sought, PAUSE_MS);
  // An empty box asks for nothing, at once.
  const search = sought === '' ? '' : settled;
  const variables = { search, isAuthor: list === 'AUTHOR', isReviewer: list === 'REVIEWER', isOffice: list === 'OFFICE' };
  const { data, error } = useFetched<usePaletteManuscriptsQuery>(QUERY, search && `${kind} ${search}`, variables);
  const isCurrent = search === sought;
  const manuscripts = (isCurrent && data ? foundIn(data, kind) : []).map(({ contribution, to }): FoundManuscript => {
    const title = titleIn(i18n.language, contribution) ?? t('manuscripts.untitled');
    return { title, number: contribution.manuscriptNumber ?? '', to };
  });
  return { manuscripts, isSearching: sought !== '' && (!isCurrent || (data === null && error === null)), error: isCurrent ? error : null };
}

/** With the page where this role reads it. */
function foundIn({ viewer }: usePaletteManuscriptsQuery$data, kind: RoleKindCode) {
  const invited = (viewer?.invitations?.edges ?? []).flatMap(({ node }) => {
    if (!node?.contribution) return [];
    const contribution = manuscriptOf(node.contribution);
    return [{ contribution, to: invitationPageLink({ id: node.id, status: node.status, contributionId: contribution.id }) }];
  });
  const own = [...(viewer?.authoredContributions?.edges ?? []), ...(viewer?.handledContributions?.edges ?? [])].flatMap(({ node }) => {
    if (!node) return [];
    const contribution = manuscriptOf(node);
    const to = manuscriptLinks(kind, contribution)?.detail;
    return to === undefined ? [] : [{ contribution, to }];
  });
  return [...invited, ...own];
}
