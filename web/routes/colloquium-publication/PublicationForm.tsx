// What one periodical or conference is published as, by whom and under which licence, and who deposits its DOIs.
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { each, pick } from '../../../shared/forms/field-list.ts';
import {
  ARTICLE_TYPES,
  HOUSE_FIELDS,
  isHouseField,
  kindsOf,
  publicationRules,
  publicationShape,
  type PublicationValues,
} from '../../../shared/forms/publication-settings.ts';
import type { Kind } from '../../components/colloquiums/manage-address.ts';
import { DoiFields, RightsFields, useLicenceNames } from '../../components/publication/HouseFields.tsx';
import { readHouse } from '../../components/publication/read-house.ts';
import { useNoteOnlyUnsaved } from '../../components/shell/useUnsavedForms.ts';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useAction } from '../../relay/useAction.ts';
import { useFetchNode } from '../../relay/useFetchNode.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { PublicationForm_colloquium$key } from './__generated__/PublicationForm_colloquium.graphql.ts';
import type { PublicationForm_house$key } from './__generated__/PublicationForm_house.graphql.ts';
import type { PublicationFormMutation } from './__generated__/PublicationFormMutation.graphql.ts';
import nowQuery, { type PublicationFormNowQuery } from './__generated__/PublicationFormNowQuery.graphql.ts';
import { ColumnRows } from './ColumnRows.tsx';
import { FillFromHouse } from './FillFromHouse.tsx';
import { IdentityFields } from './IdentityFields.tsx';

const FIELDS = publicationShape.keyof().options;

function readPublication(key: PublicationForm_colloquium$key) {
  const { id, publication } = readInlineData(
    graphql`
      fragment PublicationForm_colloquium on Colloquium @inline @refetchable(queryName: "PublicationFormNowQuery") {
        id
        publication {
          kind
          issn
          eissn
          cn
          heldAt
          heldFrom
          heldUntil
          publisher
          publisherPlace
          copyrightHolder
          licence
          doiPrefix
          doiPattern
          articleUrlPattern
          depositor
          depositorEmail
          registrant
          columns {
            column {
              id
            }
            name
            nameEn
            articleType
          }
          version
        }
      }
    `,
    key,
  );
  const values: PublicationValues = {
    ...(publication ? pick(publication, HOUSE_FIELDS) : each(HOUSE_FIELDS, () => '')),
    kind: String(publication?.kind ?? ''),
    issn: publication?.issn ?? '',
    eissn: publication?.eissn ?? '',
    cn: publication?.cn ?? '',
    heldAt: publication?.heldAt ?? '',
    heldFrom: publication?.heldFrom ?? '',
    heldUntil: publication?.heldUntil ?? '',
    columns: (publication?.columns ?? []).map(({ column, ...named }) => ({ id: column.id, ...named })),
  };
  return { id, version: publication?.version ?? 0, values };
}

interface Props {
  kind: Kind;
  colloquium: PublicationForm_colloquium$key;
  house: PublicationForm_house$key;
  viewerId: string;
  noteUnsaved: (isUnsaved: boolean) => void;
}

export function PublicationForm({ kind, colloquium, house, viewerId, noteUnsaved }: Props) {
  const isConference = kind === 'CONFERENCE';
  const { id, version, values } = readPublication(colloquium);
  const { publicationDefaults } = readInlineData(
    graphql`
      fragment PublicationForm_house on PublisherSettings @inline {
        publicationDefaults {
          ...readHouse_values
        }
      }
    `,
    house,
  );
  const { t } = useTranslation('publication');
  const { run: savePublication } = useAction<PublicationFormMutation>(graphql`
    mutation PublicationFormMutation($input: SaveColloquiumPublicationInput!) {
      saveColloquiumPublication(input: $input) {
        colloquium {
          ...PublicationForm_colloquium
          publication {
            version
          }
        }
      }
    }
  `);
  const fetchNode = useFetchNode<PublicationFormNowQuery>(nowQuery);
  const own = useFormDraft({
    key: `publication:${viewerId}:${id}`,
    shape: publicationShape,
    rules: publicationRules(isConference),
    saved: values,
    version,
    send: async ({ columns, heldFrom, heldUntil, ...checked }, over, onError) => {
      const named = columns.map(({ name: _name, ...column }) => column);
      const input = { ...checked, colloquiumId: id, version: over, heldFrom: heldFrom ?? '', heldUntil: heldUntil ?? '', columns: named };
      return (await savePublication(input, onError))?.colloquium.publication;
    },
    reload: () => fetchNode(id, readPublication),
    fields: FIELDS,
  });
  const { form, isUnsaved, isPending, submit } = own;
  useNoteOnlyUnsaved(isUnsaved, noteUnsaved);
  const licences = useLicenceNames();
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('publication.saved') });
  }
  const { errors, isSubmitted } = form.formState;
  const names = new Map([
    ...licences,
    ...kindsOf(isConference).map((one): [string, string] => [one, t(`publication.kind.${one}`)]),
    ...ARTICLE_TYPES.map((type): [string, string] => [type, t(`publication.articleType.${type}`)]),
  ]);
  const shared = {
    register: (name: (typeof HOUSE_FIELDS)[number]) => form.register(name),
    errorOf: (name: (typeof HOUSE_FIELDS)[number]) => errors[name]?.message,
  };
  return (
    <DraftForm onSave={handleSave} maxW="form" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <DraftNotices of={own} names={names} labelOf={(field) => t(`publication.field.${field}`)} onSave={handleSave} />
      <Panel id="identity" title={t('publication.section.identity')}>
        <IdentityFields form={form} isConference={isConference} />
      </Panel>
      <Panel id="house" title={t('publication.section.house')}>
        <RightsFields {...shared} />
      </Panel>
      <Panel id="doi" title={t('publication.section.doi')}>
        <DoiFields {...shared} />
      </Panel>
      <Panel id="columns" title={t('publication.section.columns')}>
        <ColumnRows form={form} />
      </Panel>
      <FormFoot
        start={
          publicationDefaults && (
            <FillFromHouse
              house={readHouse(publicationDefaults)}
              valuesNow={() => pick(form.getValues(), HOUSE_FIELDS)}
              onFill={(changed) => {
                for (const [name, value] of Object.entries(changed))
                  if (isHouseField(name)) form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
                showNotice({ kind: 'info', text: t('publication.fill.done') });
              }}
            />
          )
        }
      >
        <Button type="submit" variant="solid" isPending={isPending}>
          {t('publication.save')}
        </Button>
      </FormFoot>
    </DraftForm>
  );
}
