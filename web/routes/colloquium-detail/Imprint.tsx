// The publication data of an issue: its numbers and what stands on its copyright page, said while it is open; of a sent one the publisher fills
// what is missing, and corrects what is wrong with a reason.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import {
  dataOf,
  IMPRINT_FIELDS,
  ISSUE_NUMBERS,
  PUBLICATION_DATA,
  publicationDataSchema,
  publicationDataShape,
  type PublicationDataValues,
  type PublicationDatum,
} from '../../../shared/forms/imprint.ts';
import { EMPTY_IMPRINT, PUBLICATION_KINDS, type PublicationKindName } from '../../../shared/forms/publication.ts';
import { useNoteOnlyUnsaved } from '../../components/shell/useUnsavedForms.ts';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useAction } from '../../relay/useAction.ts';
import { useFetchNode } from '../../relay/useFetchNode.ts';
import { Button } from '../../ui/Button.tsx';
import { Textarea } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { DataList, Panel } from '../../ui/page/Panel.tsx';
import type { Corrections_issue$key } from './__generated__/Corrections_issue.graphql.ts';
import type { Imprint_issue$key } from './__generated__/Imprint_issue.graphql.ts';
import type { ImprintMutation } from './__generated__/ImprintMutation.graphql.ts';
import nowQuery, { type ImprintNowQuery } from './__generated__/ImprintNowQuery.graphql.ts';
import { Corrections } from './Corrections.tsx';
import { ImprintFields } from './ImprintFields.tsx';

function readImprint(key: Imprint_issue$key) {
  const { id, version, sentAt, viewerCanSaveImprint, offeredTotalNumber, colloquium, imprint, ...numbers } = readInlineData(
    graphql`
      fragment Imprint_issue on Issue @inline @refetchable(queryName: "ImprintNowQuery") {
        id
        version
        sentAt
        isbn
        cipNumber
        volume
        totalNumber
        offeredTotalNumber
        viewerCanSaveImprint
        colloquium {
          publicationKind
        }
        imprint {
          responsibleEditors
          edition
          printing
          format
          sheets
          wordCount
          price
          printer
          subjects
          classification
        }
      }
    `,
    key,
  );
  const values: PublicationDataValues = {
    ...EMPTY_IMPRINT,
    ...imprint,
    isbn: numbers.isbn ?? '',
    cipNumber: numbers.cipNumber ?? '',
    volume: numbers.volume?.toString() ?? '',
    totalNumber: numbers.totalNumber?.toString() ?? '',
    reason: '',
  };
  const kind: PublicationKindName = PUBLICATION_KINDS.find((one) => one === colloquium.publicationKind) ?? 'JOURNAL';
  return { id, version, values, kind, isSent: Boolean(sentAt), canSave: viewerCanSaveImprint, offered: offeredTotalNumber ?? null };
}

const FIELDS = publicationDataShape.keyof().options;

interface Props {
  issue: Imprint_issue$key;
  corrections: Corrections_issue$key;
  viewerId: string;
  noteUnsaved: (isUnsaved: boolean) => void;
}

export function Imprint({ issue, corrections, viewerId, noteUnsaved }: Props) {
  const { id, version, values, kind, isSent, canSave, offered } = readImprint(issue);
  const { t } = useTranslation('issues');
  const [isEditing, setIsEditing] = useState(false);
  const { run } = useAction<ImprintMutation>(graphql`
    mutation ImprintMutation($input: SaveIssueImprintInput!) {
      saveIssueImprint(input: $input) {
        issue {
          id
          version
          ...IssueView_issue
        }
      }
    }
  `);
  const fetchNode = useFetchNode<ImprintNowQuery>(nowQuery);
  const own = useFormDraft({
    key: `imprint:${viewerId}:${id}`,
    shape: publicationDataShape,
    rules: publicationDataSchema,
    saved: values,
    version,
    send: async ({ isbn, cipNumber, ...checked }, over, onError) =>
      (await run({ ...checked, issueId: id, version: over, isbn: isbn ?? '', cipNumber: cipNumber ?? '' }, { onError }))?.issue,
    reload: () => fetchNode(id, readImprint),
    fields: FIELDS,
  });
  const { isUnsaved, isPending, submit, draft, refill } = own;
  useNoteOnlyUnsaved(isUnsaved, noteUnsaved);
  async function handleSave() {
    if (!(await submit())) return;
    setIsEditing(false);
    showNotice({ kind: 'success', text: t('issues.saved') });
  }
  function handleCancel() {
    draft.store.clear('form');
    refill();
    setIsEditing(false);
  }
  const labelOf = (field: PublicationDatum) =>
    t(field === 'totalNumber' ? `issues.imprint.totalNumber.${kind}` : `issues.imprint.${field}`);
  const asked = dataOf(kind);
  // Numbers from before its journal was of this kind are told as well.
  const shown = PUBLICATION_DATA.filter((field) => asked.includes(field) || values[field] !== '');
  const rows = (of: readonly PublicationDatum[]) =>
    shown.filter((field) => of.includes(field)).map((field) => ({ label: labelOf(field), value: values[field] }));
  const isOpen = canSave && (isEditing || isUnsaved);
  return (
    <Panel
      id="imprint"
      title={t('issues.imprint')}
      actions={
        !isOpen &&
        canSave && (
          <Button size="sm" icon="edit" onClick={() => setIsEditing(true)}>
            {t(isSent ? 'issues.imprint.fill' : 'issues.imprint.edit')}
          </Button>
        )
      }
    >
      {isOpen ? (
        <DraftForm onSave={handleSave} display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <DraftNotices
            of={own}
            labelOf={(field) => {
              const datum = PUBLICATION_DATA.find((one) => one === field);
              return datum === undefined ? t('issues.imprint.reason') : labelOf(datum);
            }}
            onSave={handleSave}
          />
          {isSent && <p>{t('issues.imprint.onlyMissing')}</p>}
          <ImprintFields form={own.form} fields={shown} labelOf={labelOf} offeredTotal={offered} />
          {isSent && (
            <Field
              label={t('issues.imprint.reason')}
              help={t('issues.imprint.reason.help')}
              error={own.form.formState.errors.reason?.message}
            >
              <Textarea rows={2} {...own.form.register('reason')} />
            </Field>
          )}
          <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
            <Button onClick={handleCancel}>{t('issues.imprint.cancel')}</Button>
            <Button type="submit" variant={isUnsaved ? 'solid' : 'outline'} isPending={isPending}>
              {t('issues.imprint.save')}
            </Button>
          </chakra.div>
        </DraftForm>
      ) : (
        <>
          <DataList columns={2} items={rows(ISSUE_NUMBERS)} />
          <chakra.details mt="3">
            <chakra.summary cursor="pointer" color="accent.fg">
              {t('issues.imprint.page')}
            </chakra.summary>
            <chakra.div mt="3">
              <DataList columns={2} items={rows(IMPRINT_FIELDS)} />
            </chakra.div>
          </chakra.details>
        </>
      )}
      {isSent && <Corrections issue={corrections} labelOf={labelOf} />}
    </Panel>
  );
}
