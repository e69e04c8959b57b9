// A person whose name can be read in two ways is asked, after signing in, which part is the family name (B-103).
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { addressOf } from '../../../shared/screens.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { NameQuestion_viewer$key } from './__generated__/NameQuestion_viewer.graphql.ts';
import { FrameLine } from './FrameLine.tsx';

export function NameQuestion({ viewer: key }: { viewer: NameQuestion_viewer$key }) {
  const { realName, name, currentRole, allowedPaths } = useFragment(
    graphql`
      fragment NameQuestion_viewer on Viewer {
        realName
        name {
          isCertain
        }
        currentRole {
          number
        }
        allowedPaths
      }
    `,
    key,
  );
  const { t } = useTranslation('shell');
  if (name.isCertain || !allowedPaths.includes('personMsg')) return null;
  return (
    <FrameLine name="nameQuestion" news={realName} icon="user" closeLabel={t('shell.name.later')}>
      {t('shell.name.question', { name: realName })}{' '}
      <TextLink to={`${addressOf('personMsg', { roleId: currentRole.number })}#name`}>{t('shell.name.answer')}</TextLink>
    </FrameLine>
  );
}
