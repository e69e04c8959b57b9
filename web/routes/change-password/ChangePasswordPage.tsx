// Old password, new one twice. Afterwards every session is over: a dialog says so and leads to sign-in (SC-017, R1-063, D13-094).
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changePasswordForm } from '../../../shared/forms/account.ts';
import { AccountForm } from '../../components/account/AccountForm.tsx';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { PasswordInput } from '../../ui/form/controls.tsx';
import { NoticeDialog } from '../../ui/overlay/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { useChangePassword } from './useChangePassword.ts';

const FIELDS = ['oldPassword', 'newPassword', 'newPasswordAgain'] as const;

export function ChangePasswordPage() {
  const { t } = useTranslation('account');
  const { changePassword, isPending } = useChangePassword();
  const [failure, setFailure] = useState<string>();
  const [isChanged, setIsChanged] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { oldPassword: '', newPassword: '', newPasswordAgain: '' }, resolver: zodResolver(changePasswordForm) });
  const submit = handleSubmit(async ({ oldPassword, newPassword }) => {
    setFailure(undefined);
    setIsChanged(await changePassword({ oldPassword, newPassword }, (error) => setFailure(applyFieldErrors(error, setError, FIELDS))));
  });
  return (
    <>
      <PageHeader title={t('account.changePassword.title')} />
      <Panel maxW="32rem">
        <AccountForm
          verb={t('account.changePassword.submit')}
          isPending={isPending}
          failure={failure}
          onSubmit={(event) => void submit(event)}
        >
          <Field label={t('account.oldPassword')} isRequired error={errors.oldPassword?.message}>
            <PasswordInput autoComplete="current-password" placeholder={t('account.oldPasswordHint')} {...register('oldPassword')} />
          </Field>
          <Field label={t('account.newPassword')} isRequired error={errors.newPassword?.message} help={t('account.passwordHelp')}>
            <PasswordInput
              autoComplete="new-password"
              placeholder={t('account.newPasswordHint')}
              {...register('newPassword', { deps: 'newPasswordAgain' })}
            />
          </Field>
          <Field
            label={t('account.newPasswordAgain')}
            isRequired
            error={errors.newPasswordAgain?.message}
            help={t('account.changePassword.help')}
          >
            <PasswordInput autoComplete="new-password" {...register('newPasswordAgain')} />
          </Field>
        </AccountForm>
      </Panel>
      <NoticeDialog
        isOpen={isChanged}
        title={t('account.passwordChanged')}
        closeLabel={t('account.toSignIn')}
        onClose={() => location.assign('/login')}
      >
        {t('account.changePassword.done')}
      </NoticeDialog>
    </>
  );
}
