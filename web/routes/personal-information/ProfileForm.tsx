// Filling in and saving personal information (S3 §2.14): nothing typed is lost to a refusal, a reload or another page.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { ConflictNotice } from '../../drafts/ConflictNotice.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { NoticeDialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorNotice, InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { hasGoneOn } from '../../ui/form/gone-on.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import type { ProfileForm_query$key } from './__generated__/ProfileForm_query.graphql.ts';
import type { ProfileForm_viewer$key } from './__generated__/ProfileForm_viewer.graphql.ts';
import type { ProfileFormMutation } from './__generated__/ProfileFormMutation.graphql.ts';
import { PROFILE_FIELDS, profileFormRules, profileValuesSchema, savedProfile } from './profile-values.ts';
import { useReloadProfile } from './useReloadProfile.ts';
import { ProfileFields } from './ProfileFields.tsx';

interface Props {
  viewer: ProfileForm_viewer$key;
  query: ProfileForm_query$key;
  /** Where the person was on the way to; null: back to where they came from (R3-157). */
  after: string | null;
}

export function ProfileForm({ viewer: viewerKey, query: queryKey, after }: Props) {
  const query = useFragment(
    graphql`
      fragment ProfileForm_query on Query {
        titles: dictionary(type: PROFESSIONAL_TITLE) {
          id
          label
        }
        degrees: dictionary(type: DEGREE) {
          id
          label
        }
        duties: dictionary(type: DUTY) {
          id
          label
        }
        ...ProfileFields_query
      }
    `,
    queryKey,
  );
  const viewer = useFragment(
    graphql`
      fragment ProfileForm_viewer on Viewer {
        id
        ...profileValues_viewer
      }
    `,
    viewerKey,
  );
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const { values: saved, version, region } = savedProfile(viewer);
  const { run: saveProfile } = useAction<ProfileFormMutation>(graphql`
    mutation ProfileFormMutation($input: SaveProfileInput!) {
      saveProfile(input: $input) {
        profile {
          version
        }
        viewer {
          isProfileComplete
          ...profileValues_viewer
        }
      }
    }
  `);
  const { form, draft, isUnsaved, isPending, failure, submit, refill } = useFormDraft({
    key: `profile:${viewer.id}`,
    shape: profileValuesSchema,
    rules: profileFormRules,
    saved,
    version,
    send: async (values, over, onError) => (await saveProfile({ ...values, version: over }, onError))?.profile,
    reload: useReloadProfile(),
    fields: PROFILE_FIELDS,
  });
  const [isDone, setIsDone] = useState(false);
  const { submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  // Fields stand in the order in which they are checked: the first wrong one is the first in the page.
  const focusFirstWrong = () => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  useEffect(() => {
    if (submitCount > 0 && !hasGoneOn()) focusFirstWrong();
  }, [submitCount]);
  async function handleSave() {
    if (await submit()) setIsDone(true);
    else
      requestAnimationFrame(() => {
        if (!hasGoneOn()) focusFirstWrong();
      });
  }
  const names = new Map([
    ...[...query.titles, ...query.degrees, ...query.duties].map(({ id, label }): [string, string] => [id, label]),
    ['MALE', t('profile.sex.MALE')],
    ['FEMALE', t('profile.sex.FEMALE')],
    [form.getValues('regionCode'), t('profile.region.chosenHere')],
    [saved.regionCode, region],
  ]);
  function handleSettled() {
    refill();
    // A saved region is complete.
    if (form.getValues('regionCode') === saved.regionCode) form.setValue('isRegionDivided', false);
    void handleSave();
  }
  function handleClose() {
    setIsDone(false);
    // Something was typed while it was being saved.
    if (isUnsaved) return;
    // React Router counts the pages that were visited here.
    const state: unknown = window.history.state;
    const canGoBack = typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
    if (after !== null) void navigate(after, { replace: true });
    else if (canGoBack) void navigate(-1);
    else void navigate('/main');
  }
  return (
    <chakra.form
      ref={element}
      noValidate
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        void handleSave();
      }}
    >
      {draft.store.isRestored && isUnsaved && <InfoNotice>{t('profile.restored')}</InfoNotice>}
      <Panel id="profile" title={t('profile.form.title')}>
        <ProfileFields form={form} query={query} />
      </Panel>
      {failure !== undefined && <ErrorNotice message={failure} />}
      <ConflictNotice
        draft={draft}
        labelOf={(_form, field) => t(`profile.field.${field.replace(/Code$/, '')}`)}
        names={names}
        onSettled={handleSettled}
      />
      <FormFoot>
        <Button type="submit" variant="solid" isPending={isPending}>
          {t('profile.save')}
        </Button>
      </FormFoot>
      <LeaveQuestion isActive={isUnsaved && !isDone} />
      <NoticeDialog
        isOpen={isDone}
        title={t('profile.saved')}
        closeLabel={after === null ? undefined : t('profile.goOn')}
        onClose={handleClose}
      >
        {after === null ? t('profile.savedText') : t('profile.savedGoOn')}
      </NoticeDialog>
    </chakra.form>
  );
}
