// The three ways to add an author: by a known author id, without knowing the id, and typed in (R1-121).
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/form/choices.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { AuthorForm_query$key } from './__generated__/AuthorForm_query.graphql.ts';
import type { AuthorValues } from './author-values.ts';
import { AuthorForm } from './AuthorForm.tsx';
import { CoAuthorSearch } from './CoAuthorSearch.tsx';
import { KnownAuthorForm } from './KnownAuthorForm.tsx';
import type { RegisteredPerson } from './useLookUpAuthor.ts';
import { useWizard } from '../wizard-context.ts';

const WAYS = ['known', 'unknown', 'direct'] as const;
type Way = (typeof WAYS)[number];

export function AddAuthorDialog({ query, onClose }: { query: AuthorForm_query$key; onClose: () => void }) {
  const { t } = useTranslation('wizard');
  const { draft, saving } = useWizard();
  const hasTyped = draft.sections.author !== undefined;
  const [way, setWay] = useState<Way>(hasTyped ? 'direct' : 'known');
  const [found, setFound] = useState<RegisteredPerson | null>(null);
  const formId = useId();
  function handleClose() {
    draft.clear('author');
    onClose();
  }
  function handleTyped(values: AuthorValues) {
    draft.put('author', { id: null, over: null, ...values });
    setWay('direct');
  }
  function handleRegistered(person: RegisteredPerson) {
    setFound(person);
    setWay('known');
  }
  return (
    <Dialog
      isOpen
      size="md"
      title={t('wizard.authors.add')}
      // Text typed here is not lost to a stray click or Escape.
      onClose={hasTyped ? undefined : handleClose}
      footer={
        <>
          <Button onClick={handleClose}>{t('wizard.cancel')}</Button>
          {way !== 'unknown' && (
            <Button type="submit" form={formId} variant="solid" isPending={saving.isBusy}>
              {t(way === 'known' ? 'wizard.authors.addFound' : 'wizard.save')}
            </Button>
          )}
        </>
      }
    >
      <chakra.div display="grid" gap="5">
        <div>
          <Segmented
            label={t('wizard.authors.way.label')}
            options={WAYS.map((value) => ({ value, label: t(`wizard.authors.way.${value}`) }))}
            value={way}
            onChange={setWay}
          />
        </div>
        {way === 'known' && <KnownAuthorForm formId={formId} found={found} onFound={setFound} onAdded={handleClose} />}
        {way === 'unknown' && <CoAuthorSearch onRegistered={handleRegistered} onTyped={handleTyped} />}
        {way === 'direct' && <AuthorForm formId={formId} author={null} query={query} onSaved={onClose} />}
      </chakra.div>
    </Dialog>
  );
}
