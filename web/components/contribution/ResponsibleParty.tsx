// Whose turn it is: a person, everyone of a role, or nobody any more.
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ResponsibleParty_contribution$key } from './__generated__/ResponsibleParty_contribution.graphql.ts';

export function ResponsibleParty({ contribution }: { contribution: ResponsibleParty_contribution$key }) {
  const { responsible } = useFragment(
    graphql`
      fragment ResponsibleParty_contribution on Contribution {
        responsible {
          role
          person {
            displayName
          }
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation(['manuscripts', 'messages']);
  if (!responsible) return null;
  if (responsible.person) return <>{responsible.person.displayName}</>;
  // D2-124: the open pool belongs to all editors; other roles are named as such.
  if (responsible.role === 'EDITOR') return <>{t('manuscripts.responsible.allEditors')}</>;
  return <>{t(`roleKind.${responsible.role}`, { ns: 'messages' })}</>;
}
