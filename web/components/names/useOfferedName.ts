// The parts that belong to the text of a name: those that were said of it before, else those that the server offers when the typing pauses.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { MAX_SHORT_TEXT } from '../../../shared/forms/text-rules.ts';
import { nameText } from '../../../shared/forms/tidied.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import type { useOfferedNameQuery } from './__generated__/useOfferedNameQuery.graphql.ts';
import { type TypedName } from '../../../shared/forms/person-name.ts';
import { usePress } from '../../ui/form/usePress.ts';
import { typedName, undividedName } from './typed-name.ts';

const PAUSE_MS = 400;

const QUERY = graphql`
  query useOfferedNameQuery($text: String!) {
    offeredName(text: $text) {
      ...typedName_name @relay(mask: false)
    }
  }
`;

interface Options {
  /** The whole name as it stands in its input. */
  text: string;
  name: TypedName | null;
  /** As the server has the name now; null for a new one. */
  saved: TypedName | null;
  canBeGroup: boolean;
  onName: (name: TypedName | null) => void;
}

/**
 * Puts the parts of the present text into the form. Each text is asked for once; an answer about another text than the present one waits
 * until that text is back, and none replaces parts that are there.
 */
export function useOfferedName({ text, name, saved, canBeGroup, onName }: Options) {
  const fetchNow = useFetchNow<useOfferedNameQuery>(QUERY);
  const typed = nameText(text);
  /** The parts that stood beside each text last, with what the person corrected in them. */
  const stood = useRef(new Map<string, TypedName>());
  /** By their texts; null where the request failed. */
  const [offers, setOffers] = useState<ReadonlyMap<string, TypedName | null>>(new Map());
  const [isComposing, setIsComposing] = useState(false);
  const press = usePress();
  const isMissing = typed !== '' && name?.text !== typed;

  // After every render: inputs change the parts of the same name.
  useEffect(() => {
    if (name !== null) stood.current.set(name.text, { ...name });
  });
  const handleText = useEffectEvent(() => {
    if (name === null ? typed === '' : name.text === typed) return;
    const own = stood.current.get(typed) ?? (saved?.text === typed ? saved : null) ?? offers.get(typed) ?? null;
    if (own !== null || name !== null) onName(own);
  });
  useEffect(() => handleText(), [typed, name?.text, offers]);

  async function ask() {
    // The form says at the field that it is too long.
    if (!isMissing || [...typed].length > MAX_SHORT_TEXT) return;
    // While the same is being asked, this waits for its answer. A failure is told beside the input.
    const data = await fetchNow({ text: typed }, () => undefined);
    const found = data?.offeredName ? typedName(typed, data.offeredName) : null;
    const offer = found?.isGroup && !canBeGroup ? undividedName(typed, false) : found;
    // Parts move what stands below: a press that has begun there has to end there.
    await press.current?.promise;
    setOffers((before) => new Map(before).set(typed, offer));
  }
  const handlePause = useEffectEvent(() => void ask());
  useEffect(() => {
    // An input method shows the sounds of a name before its signs.
    if (!isMissing || isComposing) return undefined;
    const timer = setTimeout(handlePause, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isMissing, isComposing]);

  return {
    typed,
    /** No parts, because the server could not be asked. */
    isFailed: isMissing && offers.get(typed) === null,
    ask: () => void ask(),
    composition: { onCompositionStart: () => setIsComposing(true), onCompositionEnd: () => setIsComposing(false) },
  };
}
