// The uses of AI, one after the other: tool, step, how far, and who has checked.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { AI_STEPS, EMPTY_USE, MAX_AI_USES, type AiUse } from '../../../shared/forms/statements.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Input, Select, Textarea } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';

interface AiUsesProps {
  uses: readonly AiUse[];
  onChange: (uses: AiUse[]) => void;
  nameOf: (path: string) => string;
  errorOf: (path: string) => string | undefined;
}

export function AiUses({ uses, onChange, nameOf, errorOf }: AiUsesProps) {
  const { t } = useTranslation('statements');
  const steps = AI_STEPS.map((step) => ({ value: step, label: t(`statements.step.${step}`) }));
  const change = (index: number, part: Partial<AiUse>) => onChange(uses.map((use, at) => (at === index ? { ...use, ...part } : use)));
  return (
    <div>
      <chakra.ol listStyleType="none" display="grid" gap="5">
        {uses.map((use, index) => {
          const at = `uses.${index}`;
          return (
            // Uses have no names of their own, and none is moved.
            <chakra.li key={index} borderWidth="1px" borderRadius="md" p="4" minW="0">
              <chakra.div display="flex" alignItems="center" justifyContent="space-between" mb="3">
                <chakra.span fontWeight="medium">{t('statements.use.ordinal', { ordinal: index + 1 })}</chakra.span>
                {uses.length > 1 && (
                  <IconButton
                    icon="close"
                    label={t('statements.use.remove', { ordinal: index + 1 })}
                    onClick={() => onChange(uses.filter((_use, other) => other !== index))}
                  />
                )}
              </chakra.div>
              <chakra.div
                display="grid"
                gap="4"
                gridTemplateColumns="minmax(0, 1fr)"
                css={{ '@container (min-width: 36rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }}
              >
                <Field label={t('statements.use.tool')} isRequired help={t('statements.use.toolHelp')} error={errorOf(`${at}.tool`)}>
                  <Input name={nameOf(`${at}.tool`)} value={use.tool} onChange={({ target }) => change(index, { tool: target.value })} />
                </Field>
                <Field label={t('statements.use.step')} isRequired isChoice error={errorOf(`${at}.step`)}>
                  <Select
                    name={nameOf(`${at}.step`)}
                    placeholder={t('statements.choose')}
                    options={steps}
                    value={use.step}
                    onChange={({ target }) => change(index, { step: AI_STEPS.find((step) => step === target.value) ?? '' })}
                  />
                </Field>
                <Field
                  label={t('statements.use.extent')}
                  isRequired
                  help={t('statements.use.extentHelp')}
                  error={errorOf(`${at}.extent`)}
                  gridColumn="1 / -1"
                >
                  <Textarea
                    rows={3}
                    name={nameOf(`${at}.extent`)}
                    value={use.extent}
                    onChange={({ target }) => change(index, { extent: target.value })}
                  />
                </Field>
                <Field label={t('statements.use.checkedBy')} isRequired error={errorOf(`${at}.checkedBy`)}>
                  <Input
                    name={nameOf(`${at}.checkedBy`)}
                    value={use.checkedBy}
                    onChange={({ target }) => change(index, { checkedBy: target.value })}
                  />
                </Field>
              </chakra.div>
            </chakra.li>
          );
        })}
      </chakra.ol>
      <Button mt="4" icon="plus" disabled={uses.length >= MAX_AI_USES} onClick={() => onChange([...uses, EMPTY_USE])}>
        {t('statements.use.add')}
      </Button>
    </div>
  );
}
