// One statement as it is written: the choice of its kind, and what the choice asks for.
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  choicesOf,
  CONSENTS,
  EMPTY_USE,
  fieldsOf,
  type StatementAnswer,
  type StatementDemand,
  type StatementKind,
} from '../../../shared/forms/statements.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { Input, Select, Textarea } from '../../ui/form/controls.tsx';
import { DateInput } from '../../ui/form/DateInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { AiUses } from './AiUses.tsx';

export interface Asked {
  kind: StatementKind;
  demand: StatementDemand;
  guidanceZh: string;
  guidanceEn: string;
}

interface StatementFieldsProps {
  asked: Asked;
  value: StatementAnswer;
  onChange: (value: StatementAnswer) => void;
  /** The problem of a field, by its path in the answer: `choice`, `uses.0.tool`. */
  errorOf: (path: string) => string | undefined;
}

export function StatementFields({ asked: { kind, demand, guidanceZh, guidanceEn }, value, onChange, errorOf }: StatementFieldsProps) {
  const { t } = useTranslation('statements');
  const headingId = useId();
  const isChinese = currentLanguage() === 'zh-CN';
  const guidance = isChinese ? guidanceZh || guidanceEn : guidanceEn || guidanceZh;
  const nameOf = (path: string) => `${kind}.${path}`;
  const set = (part: Partial<StatementAnswer>) => onChange({ ...value, ...part });
  const text = (field: 'address' | 'board' | 'approvalNumber') => (
    <Input name={nameOf(field)} value={value[field]} onChange={({ target }) => set({ [field]: target.value })} />
  );
  const controls = {
    text: <Textarea rows={4} name={nameOf('text')} value={value.text} onChange={({ target }) => set({ text: target.value })} />,
    address: text('address'),
    board: text('board'),
    approvalNumber: text('approvalNumber'),
    approvedOn: <DateInput name={nameOf('approvedOn')} value={value.approvedOn} onChange={(approvedOn) => set({ approvedOn })} />,
    consent: (
      <Select
        name={nameOf('consent')}
        placeholder={t('statements.choose')}
        options={CONSENTS.map((consent) => ({ value: consent, label: t(`statements.consent.${consent}`) }))}
        value={value.consent}
        onChange={({ target }) => set({ consent: CONSENTS.find((consent) => consent === target.value) ?? '' })}
      />
    ),
  };
  const asks = fieldsOf(kind, value.choice);
  return (
    <chakra.section
      aria-labelledby={headingId}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      css={{ containerType: 'inline-size' }}
    >
      <chakra.h3 id={headingId} fontWeight="semibold">
        {t(`statements.kind.${kind}`)}
        {demand === 'OPTIONAL' && (
          <chakra.span color="fg.muted" fontWeight="normal" ms="2">
            {t('statements.optional')}
          </chakra.span>
        )}
      </chakra.h3>
      {guidance && (
        <chakra.p whiteSpace="pre-line" color="fg.muted" maxW="prose">
          {guidance}
        </chakra.p>
      )}
      <Field label={t(`statements.question.${kind}`)} isGroup isRequired={demand === 'REQUIRED'} error={errorOf('choice')}>
        <RadioGroup
          direction="column"
          name={nameOf('choice')}
          options={choicesOf(kind).map((choice) => ({ value: choice, label: t(`statements.choice.${choice}`) }))}
          value={value.choice}
          onChange={({ target }) => set({ choice: choicesOf(kind).find((choice) => choice === target.value) ?? '' })}
        />
      </Field>
      {asks.map(({ field, isRequired }) =>
        field === 'uses' ? (
          <AiUses
            key={field}
            nameOf={nameOf}
            uses={value.uses.length === 0 ? [EMPTY_USE] : value.uses}
            onChange={(uses) => set({ uses })}
            errorOf={errorOf}
          />
        ) : (
          <Field
            key={field}
            label={field === 'text' && isRequired ? t(`statements.text.${value.choice}`) : t(`statements.field.${field}`)}
            isRequired={isRequired}
            isChoice={field === 'consent'}
            error={errorOf(field)}
            maxW={field === 'approvedOn' || field === 'consent' ? '24rem' : 'prose'}
          >
            {controls[field]}
          </Field>
        ),
      )}
    </chakra.section>
  );
}
