// Filling in and saving personal information (S3 §2.14): nothing typed is lost to a refusal, a reload or another page.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { CheckedProfile } from '../../../shared/forms/profile.ts';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { ApiError } from '../../relay/errors.ts';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { Button } from '../../ui/Button.tsx';
import { NoticeDialog } from '../../ui/Dialog.tsx';
import { ErrorNotice, InfoNotice } from '../../ui/ErrorNotice.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { hasGoneOn } from '../../ui/gone-on.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { ProfileForm_query$key } from './__generated__/ProfileForm_query.graphql.ts';
import type { ProfileForm_viewer$key } from './__generated__/ProfileForm_viewer.graphql.ts';
import { PROFILE_FIELDS, profileValues } from './profile-values.ts';
import { ProfileConflict } from './ProfileConflict.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { useProfileForm } from './useProfileForm.ts';
import { useReplaced } from './useReplaced.ts';
import { useSaveProfile } from './useSaveProfile.ts';

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
        ...ProfileFields_query
      }
    `,
    queryKey,
  );
  const viewer = useFragment(
    graphql`
      fragment ProfileForm_viewer on Viewer {
        id
        profile {
          version
          sex
          birthDate
          address
          regionPath {
            code
          }
          degree {
            id
          }
          major
          professionalTitle {
            id
          }
          researchArea
          supervisor
          workplaces
          department
          phone
          duty {
            id
          }
          remark
        }
      }
    `,
    viewerKey,
  );
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const saved = profileValues(viewer.profile);
  const savedVersion = viewer.profile?.version ?? 0;
  const { form, isChanged, isRestored, version, moveTo, noteSaved, settle } = useProfileForm(viewer.id, saved, savedVersion);
  const { saveProfile, isPending } = useSaveProfile();
  const [failure, setFailure] = useState<string | undefined>();
  const replaced = useReplaced(savedVersion);
  const [isDone, setIsDone] = useState(false);
  const { submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  // Fields stand in the order in which they are checked: the first wrong one is the first in the page.
  const focusFirstWrong = () => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  useEffect(() => {
    if (submitCount > 0) focusFirstWrong();
  }, [submitCount]);
  const save = async (values: CheckedProfile) => {
    setFailure(undefined);
    const sent = structuredClone(form.getValues());
    const newVersion = await saveProfile({ ...values, version: version() }, (error) => {
      if (error instanceof ApiError && error.code === 'CONFLICT') {
        replaced.begin(version());
        return;
      }
      setFailure(applyFieldErrors(error, form.setError, PROFILE_FIELDS));
      requestAnimationFrame(() => {
        if (!hasGoneOn()) focusFirstWrong();
      });
    });
    if (newVersion === null) return;
    noteSaved(newVersion, sent);
    setIsDone(true);
  };
  const handleSave = () => void form.handleSubmit(save)();
  function handleClose() {
    setIsDone(false);
    // Something was typed while it was being saved.
    if (isChanged) return;
    // React Router counts the pages that were visited here.
    const state: unknown = window.history.state;
    const canGoBack = typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
    if (after !== null) void navigate(after, { replace: true });
    else if (canGoBack) void navigate(-1);
    else void navigate('/main');
  }
  function handleKeepMine() {
    moveTo(savedVersion);
    replaced.settle();
    handleSave();
  }
  function handleTakeTheirs() {
    settle(savedVersion, saved);
    replaced.settle();
  }
  return (
    <chakra.form
      ref={element}
      noValidate
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        handleSave();
      }}
    >
      {isRestored && isChanged && <InfoNotice>{t('profile.restored')}</InfoNotice>}
      <Panel id="profile" title={t('profile.form.title')}>
        <ProfileFields form={form} query={query} />
      </Panel>
      {failure !== undefined && <ErrorNotice message={failure} />}
      {replaced.isReplaced && (
        <ProfileConflict replaced={replaced} isSaving={isPending} onKeepMine={handleKeepMine} onTakeTheirs={handleTakeTheirs} />
      )}
      <FormFoot>
        <Button type="submit" variant="solid" isPending={isPending}>
          {t('profile.save')}
        </Button>
      </FormFoot>
      <LeaveQuestion isActive={isChanged && !isDone}>{t('profile.leave.kept')}</LeaveQuestion>
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
