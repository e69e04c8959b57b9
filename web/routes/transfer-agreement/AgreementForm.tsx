// The agreement and the tick below it. The next step looks inactive until it is ticked, but a click says why (R2-159, R2-160, D13-066).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { transferAgreementSchema } from '../../../shared/forms/transfer.ts';
import { transferFilesLink } from '../../components/contribution/links.ts';
import { useAlong } from '../../components/lists/useFurther.ts';
import type { TransferStep } from '../../components/rights/transfer-step.ts';
import { ApiError } from '../../relay/errors.ts';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/form/choices.tsx';
import { ErrorNotice, InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import type { AgreementForm_contribution$key } from './__generated__/AgreementForm_contribution.graphql.ts';
import type { AgreementFormMutation } from './__generated__/AgreementFormMutation.graphql.ts';

interface Props {
  contribution: AgreementForm_contribution$key;
  stand: TransferStep;
  /** The publisher has changed its text: it is to be fetched. */
  onReplaced: () => void;
}

export function AgreementForm({ contribution: contributionKey, stand, onReplaced }: Props) {
  const { id, manuscriptNumber, transfer } = useFragment(
    graphql`
      fragment AgreementForm_contribution on Contribution {
        id
        manuscriptNumber
        transfer {
          title
          body
          version
        }
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('transfer');
  const navigate = useNavigate();
  const along = useAlong();
  const { run: agreeToTransfer, isPending } = useAction<AgreementFormMutation>(graphql`
    mutation AgreementFormMutation($input: AgreeToTransferInput!) {
      agreeToTransfer(input: $input) {
        contribution {
          id
          ...AgreementForm_contribution
          ...TransferHead_contribution
        }
      }
    }
  `);
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: { hasAgreed: false }, resolver: zodResolver(transferAgreementSchema) });
  const next = transferFilesLink({ id, manuscriptNumber });
  function handleError(error: Error) {
    if (!(error instanceof ApiError && error.code === 'CONFLICT')) return setFailure(applyFieldErrors(error, form.setError, ['hasAgreed']));
    showNotice({ kind: 'info', key: 'agreement', text: t('transfer.agreement.replaced'), isSticky: true });
    onReplaced();
  }
  const handleNext = form.handleSubmit(async ({ hasAgreed }) => {
    setFailure(undefined);
    if (await agreeToTransfer({ contributionId: id, hasAgreed, version: transfer?.version ?? 0 }, handleError))
      void navigate(next, { state: along });
  });
  const hasTicked = form.watch('hasAgreed');
  return (
    <form noValidate onSubmit={(event) => void handleNext(event)}>
      <Panel
        title={transfer?.title}
        actions={
          <Button icon="file" onClick={() => window.print()} data-no-print>
            {t('transfer.print')}
          </Button>
        }
      >
        <ErrorNotice message={failure} />
        <chakra.div maxW="prose" lineHeight="reading">
          <PlainText text={transfer?.body ?? ''} />
          {stand.step === 'agree' && (
            <Field
              label={t('transfer.agreement.label')}
              isGroup
              isRequired
              error={form.formState.errors.hasAgreed?.message}
              mt="6"
              data-no-print
            >
              <Checkbox {...form.register('hasAgreed')}>{t('transfer.agreement.agree')}</Checkbox>
            </Field>
          )}
        </chakra.div>
        {stand.step === 'handIn' && (
          <chakra.div mt="6">
            <InfoNotice>{t('transfer.agreement.agreed')}</InfoNotice>
          </chakra.div>
        )}
        {stand.step === 'lookOn' && (
          <chakra.div mt="6">
            <InfoNotice>{stand.reason}</InfoNotice>
          </chakra.div>
        )}
      </Panel>
      {stand.step === 'agree' && (
        <FormFoot>
          <Button type="submit" variant={hasTicked ? 'solid' : 'outline'} isPending={isPending}>
            {t('transfer.next')}
          </Button>
        </FormFoot>
      )}
      {stand.step === 'handIn' && (
        <FormFoot>
          <ButtonLink to={next} state={along} variant="solid">
            {t('transfer.next')}
          </ButtonLink>
        </FormFoot>
      )}
    </form>
  );
}
