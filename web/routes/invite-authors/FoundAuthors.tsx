// The authors that a search found, each to be added once.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PersonToInvite } from '../../components/people/person-to-invite.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable, type Column } from '../../ui/list/DataTable.tsx';
import { USUAL_ACT } from '../../ui/marks.ts';
import type { Found } from './found.ts';

interface FoundAuthorsProps {
  found: readonly Found[];
  added: readonly PersonToInvite[];
  onAdd: (author: PersonToInvite) => void;
}

export function FoundAuthors({ found, added, onAdd }: FoundAuthorsProps) {
  const { t } = useTranslation(['inviteAuthors', 'people']);
  const isAdded = ({ code }: Found) => added.some((author) => author.code === code);
  const columns: Column<Found>[] = [
    { key: 'name', header: t('inviteAuthors.column.name'), part: 'title', cell: ({ displayName }) => displayName },
    { key: 'code', header: t('inviteAuthors.column.code'), width: '6.5rem', cell: ({ code }) => code },
    {
      key: 'sex',
      header: t('inviteAuthors.column.sex'),
      from: 56,
      width: '5rem',
      cell: ({ sex }) => sex && t(`people.sex.${sex}`, { ns: 'people' }),
    },
    { key: 'title', header: t('inviteAuthors.column.title'), from: 56, width: '6rem', cell: ({ professionalTitle }) => professionalTitle },
    {
      key: 'email',
      header: t('inviteAuthors.column.email'),
      from: 56,
      width: '12rem',
      cell: ({ email }) => <chakra.span overflowWrap="anywhere">{email}</chakra.span>,
    },
    { key: 'company', header: t('inviteAuthors.column.company'), width: '12rem', cell: ({ companies }) => companies.join('、') },
    {
      key: 'acts',
      header: t('inviteAuthors.column.acts'),
      part: 'acts',
      width: '5.5rem',
      cell: (author) => {
        if (isAdded(author)) return <chakra.span color="fg.muted">{t('inviteAuthors.added')}</chakra.span>;
        if (author.isInvited) return <chakra.span color="fg.muted">{t('inviteAuthors.invited')}</chakra.span>;
        const { code, displayName, email, companies } = author;
        return (
          <Button
            {...USUAL_ACT}
            variant="link"
            aria-label={t('inviteAuthors.addNamed', { name: displayName })}
            onClick={() =>
              onAdd({ code, realName: displayName, email, company: companies[0] ?? '', companies: [...companies], newPerson: null })
            }
          >
            {t('inviteAuthors.add')}
          </Button>
        );
      },
    },
  ];
  return <DataTable caption={t('inviteAuthors.search.found')} columns={columns} rows={found} rowKey={({ code }) => code} />;
}
