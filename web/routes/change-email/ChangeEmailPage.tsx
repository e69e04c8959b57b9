// New address and password; nothing changes until the letter to the new address is answered (SC-016, R1-053, R1-054, R1-062).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { changeEmailSchema } from '../../../shared/forms/account.ts';
import { AccountForm } from '../../components/account/AccountForm.tsx';
import { DemoMailsLink } from '../../components/account/DemoMailsLink.tsx';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useAction } from '../../relay/useAction.ts';
import { Input, PasswordInput } from '../../ui/form/controls.tsx';
import { NoticeDialog } from '../../ui/overlay/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { ChangeEmailPageQuery } from './__generated__/ChangeEmailPageQuery.graphql.ts';
import type { ChangeEmailPageMutation } from './__generated__/ChangeEmailPageMutation.graphql.ts';

const FIELDS = ['newEmail', 'password'] as const;
const BLANK = { newEmail: '', password: '' };

export function ChangeEmailPage() {
  const { data } = useRouteQuery<ChangeEmailPageQuery>(graphql`
    query ChangeEmailPageQuery @preloadable {
      publicSettings {
        mode
      }
      viewer {
        id
        email
      }
    }
  `);
  const { t } = useTranslation('account');
  const { run: requestEmailChange, isPending } = useAction<ChangeEmailPageMutation>(graphql`
    mutation ChangeEmailPageMutation($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) {
        ok
      }
    }
  `);
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: BLANK, resolver: zodResolver(changeEmailSchema) });
  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    if (!(await requestEmailChange(values, (error) => setFailure(applyFieldErrors(error, setError, FIELDS))))) return;
    setSentTo(values.newEmail);
    reset(BLANK);
  });
  return (
    <>
      <PageHeader title={t('account.changeEmail.title')} />
      <Panel maxW="32rem">
        <AccountForm
          verb={t('account.changeEmail.submit')}
          isPending={isPending}
          failure={failure}
          onSubmit={(event) => void submit(event)}
        >
          <div>
            <chakra.div fontWeight="medium" mb="1.5">
              {t('account.changeEmail.present')}
            </chakra.div>
            <chakra.div overflowWrap="anywhere">{data.viewer?.email}</chakra.div>
          </div>
          <Field label={t('account.changeEmail.newEmail')} isRequired error={errors.newEmail?.message} help={t('account.changeEmail.help')}>
            <Input type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...register('newEmail')} />
          </Field>
          <Field label={t('account.changeEmail.password')} isRequired error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
        </AccountForm>
      </Panel>
      <NoticeDialog isOpen={sentTo !== null} title={t('account.mailSent')} onClose={() => setSentTo(null)}>
        <chakra.p overflowWrap="anywhere">{t('account.changeEmail.sent', { email: sentTo ?? '' })}</chakra.p>
        <chakra.p mt="2" _empty={{ display: 'none' }}>
          <DemoMailsLink mode={data.publicSettings.mode} />
        </chakra.p>
      </NoticeDialog>
    </>
  );
}
