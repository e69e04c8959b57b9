// The roles of one author (CRediT), ticked in four groups.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { creditGroups, creditInOrder, type CreditRoleName } from '../../../shared/credit.ts';
import { Checkbox } from '../../ui/form/choices.tsx';
import { Field } from '../../ui/form/Field.tsx';

interface Props {
  value: readonly CreditRoleName[];
  isRequired: boolean;
  error?: string | undefined;
  help?: string | undefined;
  onChange: (roles: CreditRoleName[]) => void;
}

export function CreditField({ value, isRequired, error, help, onChange }: Props) {
  const { t } = useTranslation(['wizard', 'messages']);
  const handleTick = (role: CreditRoleName, isTicked: boolean) =>
    onChange(creditInOrder(isTicked ? [...value, role] : value.filter((other) => other !== role)));
  return (
    <Field
      label={t('wizard.authors.creditRoles')}
      isGroup
      isRequired={isRequired}
      error={error}
      help={help ?? t('wizard.authors.creditHelp')}
      gridColumn="1 / -1"
    >
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap="6" rowGap="3">
        {creditGroups.map(({ group, roles }) => (
          <chakra.fieldset key={group} minW="0" border="0">
            <chakra.legend color="fg.muted" fontSize="sm">
              {t(`wizard.authors.credit.${group}`)}
            </chakra.legend>
            {roles.map((role) => (
              <Checkbox
                key={role}
                name="creditRoles"
                value={role}
                checked={value.includes(role)}
                onChange={({ currentTarget }) => handleTick(role, currentTarget.checked)}
              >
                {t(`credit.${role}`, { ns: 'messages' })}
              </Checkbox>
            ))}
          </chakra.fieldset>
        ))}
      </chakra.div>
    </Field>
  );
}
