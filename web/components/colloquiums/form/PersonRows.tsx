// Rows of people: office, person code, name. Enter after the code looks the name up, which is shown beside it and not typed (R3-051 to
// R3-058); in a committee a name without a code may be typed.
import { chakra } from '@chakra-ui/react';
import { Suspense, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { codeText, EMPTY_MEMBER, MAX_ROWS, OFFICES, type MemberRow } from '../../../../shared/forms/colloquium.ts';
import { Input, Select } from '../../../ui/form/controls.tsx';
import { MessageText } from '../../../ui/notice/MessageText.tsx';
import { fromWidth } from '../../../ui/overlay/Sheet.tsx';
import { useMessage } from '../../../ui/notice/useMessage.ts';
import { Rows } from './Rows.tsx';
import { useLookUpMember } from './useLookUpMember.ts';

const BESIDE = fromWidth(34);
const COLUMNS = { members: '9rem 9rem minmax(0, 1fr)', editorial: '9rem 9rem minmax(0, 1fr)', expert: '9rem minmax(0, 1fr)' };

export type PeopleOf = keyof typeof COLUMNS;

interface PersonRowsProps {
  of: PeopleOf;
  rows: readonly MemberRow[];
  onChange: (rows: MemberRow[]) => void;
  onBlur: () => void;
  /** The problem of a row: a key of the catalogue or a text. */
  errorOf: (index: number) => string | undefined;
}

/** Said in the name of a row: by its place, until the row changes. */
type Hints = Readonly<Record<number, 'form.memberAdded' | 'form.memberUnknown'>>;

export function PersonRows({ of, rows, onChange, onBlur, errorOf }: PersonRowsProps) {
  const { t } = useTranslation('colloquiumForm');
  const lookUp = useLookUpMember();
  const [hints, setHints] = useState<Hints>({});
  const labelOf = (number: number) => t(`colloquiumForm.${of}.row`, { number });
  // Input made elsewhere while a name was looked up stays.
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  function change(index: number, row: MemberRow, hint?: Hints[number]) {
    setHints(hint === undefined ? {} : { [index]: hint });
    onChange(latest.current.map((one, at) => (at === index ? row : one)));
  }
  async function find(index: number) {
    const row = latest.current[index];
    if (row === undefined || codeText(row.code) === '') return;
    const isSame = (other: MemberRow, at: number) =>
      at !== index && other.office === row.office && codeText(other.code) === codeText(row.code);
    if (latest.current.some(isSame)) return setHints({ [index]: 'form.memberAdded' });
    const found = await lookUp(row.code);
    const now = latest.current[index];
    if (found === null || now === undefined || now.code !== row.code) return;
    if (found === 'unknown') change(index, { ...now, code: '', name: '' }, 'form.memberUnknown');
    else change(index, { ...now, ...found });
  }
  return (
    <Rows
      labelOf={labelOf}
      rows={rows}
      empty={EMPTY_MEMBER}
      most={MAX_ROWS}
      addLabel={t(`colloquiumForm.${of}.add`)}
      onBlur={onBlur}
      onChange={(next) => {
        setHints({});
        onChange(next);
      }}
      problemOf={(index) => {
        const error = errorOf(index);
        return (
          error !== undefined &&
          hints[index] === undefined && (
            <chakra.p role="alert" color="danger.fg" fontSize="sm" mt="1">
              <MessageText message={error} />
            </chakra.p>
          )
        );
      }}
      render={(row, index) => (
        <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)" css={{ [BESIDE]: { gridTemplateColumns: COLUMNS[of] } }}>
          {of !== 'expert' && (
            <Select
              aria-label={t('colloquiumForm.person.office')}
              placeholder={t('colloquiumForm.person.chooseOffice')}
              options={OFFICES.map((office) => ({ value: office, label: t(`colloquiumForm.office.${office}`) }))}
              value={row.office}
              onChange={({ target }) => change(index, { ...row, office: target.value })}
            />
          )}
          <Input
            aria-label={t('colloquiumForm.person.code')}
            placeholder={t('colloquiumForm.person.code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={row.code}
            onChange={({ target }) =>
              change(index, { ...row, code: target.value, name: of === 'members' || row.code !== '' ? '' : row.name })
            }
            onBlur={() => {
              if (row.name === '') void find(index);
            }}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // It looks the name up and sends no form.
              event.preventDefault();
              void find(index);
            }}
          />
          <Suspense>
            <NameInput
              row={row}
              hint={hints[index]}
              isTyped={of !== 'members' && row.code === ''}
              onChange={(name) => change(index, { ...row, name })}
            />
          </Suspense>
        </chakra.div>
      )}
    />
  );
}

interface NameInputProps {
  row: MemberRow;
  hint: string | undefined;
  isTyped: boolean;
  onChange: (name: string) => void;
}

function NameInput({ row, hint, isTyped, onChange }: NameInputProps) {
  const { t } = useTranslation('colloquiumForm');
  const said = useMessage(hint);
  return (
    <Input
      aria-label={t('colloquiumForm.person.name')}
      aria-invalid={said !== undefined || undefined}
      aria-live="polite"
      placeholder={isTyped ? t('colloquiumForm.person.name') : t('colloquiumForm.person.enter')}
      dir="auto"
      readOnly={!isTyped || said !== undefined}
      color={said === undefined ? undefined : 'danger.fg'}
      bg={isTyped ? undefined : 'bg.subtle'}
      value={said ?? row.name}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
