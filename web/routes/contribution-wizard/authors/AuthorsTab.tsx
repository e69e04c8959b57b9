// Tab 1: the authors in their order, who of them is written to, and how to add, change, order and remove one (R1-121 to R1-134).
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Button } from '../../../ui/Button.tsx';
import { InfoNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { SortableList } from '../../../ui/list/SortableList.tsx';
import type { AuthorsTab_contribution$key } from './__generated__/AuthorsTab_contribution.graphql.ts';
import type { AuthorsTab_query$key } from './__generated__/AuthorsTab_query.graphql.ts';
import { AddAuthorDialog } from './AddAuthorDialog.tsx';
import type { Author } from './author.ts';
import { AffiliationDialog } from './AffiliationDialog.tsx';
import { AuthorDialog } from './AuthorDialog.tsx';
import { AuthorRow, AuthorRows } from './AuthorRow.tsx';
import { CreditPolicyContext } from './CreditRolesField.tsx';
import { DeleteAuthorDialog } from './DeleteAuthorDialog.tsx';
import { useAuthorOrder } from './useAuthorOrder.ts';
import { useCorrespondingChoice } from './useCorrespondingChoice.ts';
import { useWizard } from '../wizard-context.ts';

type Open = { act: 'add' } | { act: 'edit' | 'remove'; id: string };

interface AuthorsTabProps {
  contribution: AuthorsTab_contribution$key;
  query: AuthorsTab_query$key;
  readAct: ReactNode;
  /** The dialog that adds an author was left, with an author or without. */
  onAddLeft: () => void;
}

export function AuthorsTab({ contribution: contributionKey, query: queryKey, readAct, onAddLeft }: AuthorsTabProps) {
  const query = useFragment(
    graphql`
      fragment AuthorsTab_query on Query {
        viewer {
          workplaces
        }
        ...AuthorForm_query
      }
    `,
    queryKey,
  );
  const contribution = useFragment(
    graphql`
      fragment AuthorsTab_contribution on Contribution {
        colloquium {
          authorshipPolicy {
            credit
          }
        }
        authors {
          id
          position
          revision
          personName
          name {
            ...typedName_name @relay(mask: false)
          }
          sex
          email
          company
          units {
            ...typedUnits_unit @relay(mask: false)
          }
          address
          isFirstAuthor
          isCorresponding
          isRegistered
          orcid
          creditRoles
          professionalTitle {
            id
            label
          }
          degree {
            id
            label
          }
        }
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('wizard');
  const { draft } = useWizard();
  const saved = (contribution.authors ?? []).toSorted((one, other) => one.position - other.position);
  const order = useAuthorOrder(saved.map(({ id }) => id));
  const corresponding = useCorrespondingChoice(saved.filter((author) => author.isCorresponding).map(({ id }) => id));
  const authors = saved.toSorted((one, other) => order.ids.indexOf(one.id) - order.ids.indexOf(other.id));
  // A half-typed author opens again with the kept input; a deleted one would be added anew.
  const kept = draft.sections.author;
  const [open, setOpen] = useState<Open | null>(() =>
    kept === undefined ? null : saved.some(({ id }) => id === kept.id) ? { act: 'edit', id: kept.id ?? '' } : { act: 'add' },
  );
  const [chosen, setChosen] = useState<Author | null>(null);
  // The row may be gone while its dialog is open: the dialog goes on with its last data.
  const current = open === null || open.act === 'add' ? null : (saved.find(({ id }) => id === open.id) ?? chosen);
  if (current !== null && current !== chosen) setChosen(current);
  const handleClose = () => setOpen(null);
  function handleAddLeft() {
    setOpen(null);
    onAddLeft();
  }
  return (
    <CreditPolicyContext value={contribution.colloquium?.authorshipPolicy?.credit ?? 'NOT_ASKED'}>
      <Panel
        title={t('wizard.tab.authors')}
        actions={
          <>
            {readAct}
            <Button icon="plus" onClick={() => setOpen({ act: 'add' })}>
              {t('wizard.authors.add')}
            </Button>
          </>
        }
      >
        {!authors.some(({ id }) => corresponding.isTicked(id)) && (
          <chakra.div mb="4">
            <InfoNotice>{t('wizard.authors.needsCorresponding')}</InfoNotice>
          </chakra.div>
        )}
        <AuthorRows>
          <SortableList
            label={t('wizard.tab.authors')}
            fixed={1}
            onSort={(ids) => void order.reorder(ids)}
            items={authors.map((author) => ({ id: author.id, name: author.personName, author }))}
            renderItem={({ id, author }, index) => (
              <AuthorRow
                author={author}
                position={index + 1}
                isCorresponding={corresponding.isTicked(id)}
                onTick={(isTicked) => void corresponding.tick(id, isTicked)}
                onEdit={() => setOpen({ act: 'edit', id })}
                onRemove={() => setOpen({ act: 'remove', id })}
              />
            )}
          />
        </AuthorRows>
        {open?.act === 'add' && <AddAuthorDialog query={query} onClose={handleAddLeft} />}
        {open?.act === 'edit' &&
          current !== null &&
          (current.isRegistered ? (
            <AffiliationDialog
              author={current}
              workplaces={current.isFirstAuthor ? (query.viewer?.workplaces ?? []) : []}
              onClose={handleClose}
            />
          ) : (
            <AuthorDialog author={current} query={query} onClose={handleClose} />
          ))}
        {open?.act === 'remove' && current !== null && <DeleteAuthorDialog author={current} onClose={handleClose} />}
      </Panel>
    </CreditPolicyContext>
  );
}
