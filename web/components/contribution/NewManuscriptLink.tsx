// Where an author begins a new manuscript.
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { NEW_MANUSCRIPT_LINK } from './links.ts';

export function NewManuscriptLink({ variant = 'outline' }: { variant?: 'solid' | 'outline' }) {
  const { t } = useTranslation('manuscripts');
  return (
    <ButtonLink to={NEW_MANUSCRIPT_LINK} variant={variant} icon="plus">
      {t('manuscripts.authorList.create')}
    </ButtonLink>
  );
}
