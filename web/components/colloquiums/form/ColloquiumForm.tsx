// The form of a periodical or conference on one sheet, new or saved: the publisher's checks in their order, input kept, and a failure told at the
// button by its first sentence, beside those at the fields (R3-059, R3-102, decision 59).
import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  COLLOQUIUM_SECRETS,
  colloquiumRules,
  colloquiumShape,
  EMPTY_COLLOQUIUM,
  firstProblem,
  isEmptyMember,
  MAX_ROWS,
  OFFICES,
  type CheckedColloquium,
  type ColloquiumKindName,
  type ColloquiumValues,
} from '../../../../shared/forms/colloquium.ts';
import { useNoteOnlyUnsaved } from '../../shell/useUnsavedForms.ts';
import { ConflictNotice } from '../../../drafts/ConflictNotice.tsx';
import { useFormDraft, type NewVersion } from '../../../drafts/useFormDraft.ts';
import { ApiError, errorMessage } from '../../../relay/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice, InfoNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { FormFoot } from '../../../ui/form/FormFoot.tsx';
import { MessageText } from '../../../ui/notice/MessageText.tsx';
import { Sheet, SheetSection } from '../../../ui/overlay/Sheet.tsx';
import type { useFormChoices_query$key } from './__generated__/useFormChoices_query.graphql.ts';
import type { SavedColloquium } from './colloquium-values.ts';
import { useLabel } from './fields.tsx';
import { FormContents, type SectionName } from './FormContents.tsx';
import { JournalTestMail } from './JournalTestMail.tsx';
import { BasicSection, IssuesSection, PeopleSection, SenderSection, TextsSection } from './sections.tsx';
import { useFormChoices } from './useFormChoices.ts';

interface ColloquiumFormProps {
  kind: ColloquiumKindName;
  /** Names the person and the object. */
  draftKey: string;
  query: useFormChoices_query$key;
  /** Null: it is being made. */
  saved: SavedColloquium | null;
  send: (checked: CheckedColloquium, version: number, onError: (error: Error) => void) => Promise<NewVersion>;
  reload: () => Promise<{ values: ColloquiumValues; version: number } | null>;
  noteUnsaved: (isUnsaved: boolean) => void;
  onSaved: () => void;
}

const LISTS = [
  'members',
  'editorialCommittee',
  'expertCommittee',
  'hostUnits',
  'sources',
  'homePages',
  'columns',
  'publishingMonths',
] as const;

/** Blank rows before the last stay: rows identified by their place then have it on the server too. */
function withoutBlankRows(values: ColloquiumValues): Pick<ColloquiumValues, (typeof LISTS)[number]> {
  const tidy = <Row,>(rows: readonly Row[], isBlank: (row: Row) => boolean) =>
    rows.filter((row, index) => index === rows.length - 1 || !isBlank(row));
  const lines = (rows: readonly string[]) => tidy(rows, (line) => line.trim() === '');
  return {
    members: tidy(values.members, isEmptyMember),
    editorialCommittee: tidy(values.editorialCommittee, isEmptyMember),
    expertCommittee: tidy(values.expertCommittee, isEmptyMember),
    columns: tidy(values.columns, ({ name }) => name.trim() === ''),
    hostUnits: lines(values.hostUnits),
    sources: lines(values.sources),
    homePages: lines(values.homePages),
    publishingMonths: lines(values.publishingMonths),
  };
}

const rowsOf = Array.from({ length: MAX_ROWS }, (_none, index) => index);
/** Where the server's errors are shown: each field, and each row of people and columns. */
const PLACES = [
  ...colloquiumShape.keyof().options,
  ...rowsOf.flatMap((index) => [`members.${index}.code`, `editorialCommittee.${index}.code`, `expertCommittee.${index}.code`] as const),
  ...rowsOf.map((index) => `columns.${index}.name` as const),
];

export function ColloquiumForm({ kind, draftKey, query, saved, send, reload, noteUnsaved, onSaved }: ColloquiumFormProps) {
  const { t } = useTranslation('colloquiumForm');
  const isNew = saved === null;
  const about = useMemo(() => ({ kind, isNew }), [kind, isNew]);
  const label = useLabel(about);
  const choices = useFormChoices(query);
  const element = useRef<HTMLFormElement>(null);
  /** Why the last save failed. */
  const [told, setTold] = useState<{ text: string | null } | null>(null);
  useEffect(() => {
    if (told !== null) element.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [told]);
  const refusal = useRef<string | null>(null);
  const { form, draft, isUnsaved, isPending, submit, refill } = useFormDraft<ColloquiumValues, CheckedColloquium>({
    key: draftKey,
    shape: colloquiumShape,
    rules: colloquiumRules(about),
    saved: saved?.values ?? EMPTY_COLLOQUIUM,
    version: saved?.version ?? 0,
    send: (checked, version, onError) =>
      send(checked, version, (error) => {
        // Another person's save is shown beside it.
        if (!(error instanceof ApiError && error.code === 'CONFLICT')) refusal.current = firstSentence(error);
        onError(error);
      }),
    reload,
    fields: PLACES,
    secrets: COLLOQUIUM_SECRETS,
  });
  useNoteOnlyUnsaved(isUnsaved, noteUnsaved);
  async function handleSave() {
    const rows = withoutBlankRows(form.getValues());
    for (const list of LISTS) form.setValue(list, rows[list]);
    refusal.current = firstProblem(about, form.getValues());
    setTold(null);
    if (await submit()) onSaved();
    else setTold({ text: refusal.current });
  }
  function handleSettled() {
    refill();
    void handleSave();
  }
  const names = new Map([
    ...OFFICES.map((office): [string, string] => [office, t(`colloquiumForm.office.${office}`)]),
    ...[...choices.subjects, ...choices.cycles].map(({ id, label: name }): [string, string] => [id, name]),
  ]);
  const section = (name: SectionName, content: ReactNode) => (
    <SheetSection id={name} title={t(`colloquiumForm.section.${name}`)}>
      {content}
    </SheetSection>
  );
  const sheet = (
    <Sheet>
      {section('basic', <BasicSection about={about} choices={choices} saved={saved?.departments ?? null} />)}
      {section('people', <PeopleSection about={about} />)}
      {about.kind === 'PERIODICAL' && section('issues', <IssuesSection about={about} />)}
      {section('texts', <TextsSection about={about} files={saved?.files ?? null} />)}
      {section(
        'sender',
        <>
          <SenderSection about={about} />
          {saved && <JournalTestMail colloquiumId={saved.id} isUnsaved={isUnsaved} />}
        </>,
      )}
    </Sheet>
  );
  return (
    <FormProvider {...form}>
      <chakra.form
        ref={element}
        noValidate
        maxW={isNew ? 'page' : 'form'}
        onSubmit={(event) => {
          event.preventDefault();
          void handleSave();
        }}
      >
        {draft.store.isRestored && isUnsaved && (
          <chakra.div mb="4">
            <InfoNotice>{t('colloquiumForm.restored')}</InfoNotice>
          </chakra.div>
        )}
        <ConflictNotice draft={draft} names={names} labelOf={(_form, field) => label(field)} onSettled={handleSettled} />
        {isNew ? <FormContents about={about}>{sheet}</FormContents> : sheet}
        <FormFoot
          hindrance={isUnsaved && t('colloquiumForm.kept')}
          start={
            told?.text && (
              <ErrorNotice>
                <chakra.span fontWeight="semibold">{t('colloquiumForm.failed')}</chakra.span> <MessageText message={told.text} />
              </ErrorNotice>
            )
          }
        >
          <Button type="submit" variant="solid" isPending={isPending}>
            {t('colloquiumForm.save')}
          </Button>
        </FormFoot>
      </chakra.form>
    </FormProvider>
  );
}

/** The first field that is wrong: of rows it is a control within. */
const WRONG = '[aria-invalid=true], [role=group]:has(> [role=alert]) :is(input, select, textarea)';

/** The server's first message: at a field, or about the whole. */
const firstSentence = (error: Error): string =>
  (error instanceof ApiError ? Object.values(error.fields)[0] : undefined) ?? errorMessage(error);
