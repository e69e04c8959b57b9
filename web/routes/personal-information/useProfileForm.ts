// The form's state: its values, which are kept while they are unsaved, and the rules they are checked by.
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isSame } from '../../ui/kept.ts';
import { readKeptProfile, writeKeptProfile } from './kept-profile.ts';
import { profileFormRules, type ProfileValues } from './profile-values.ts';

/** `saved` and `savedVersion`: what the server has, 0 where there is nothing yet. */
export function useProfileForm(viewerId: string, saved: ProfileValues, savedVersion: number) {
  const [kept] = useState(() => readKeptProfile(sessionStorage, viewerId, saved));
  const [isChanged, setIsChanged] = useState(kept !== null);
  // The version that the next save is meant to replace.
  const version = useRef(kept?.version ?? savedVersion);
  const form = useForm({
    defaultValues: kept?.values ?? saved,
    mode: 'onTouched',
    resolver: zodResolver(profileFormRules),
    shouldFocusError: false,
  });
  function note(values: ProfileValues, over: ProfileValues) {
    const isNew = !isSame(values, over);
    setIsChanged(isNew);
    writeKeptProfile(sessionStorage, viewerId, isNew ? { version: version.current, values } : null);
  }
  const handleValues = useEffectEvent((values: ProfileValues) => note(values, saved));
  // Before the first key can be pressed in it.
  useLayoutEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => handleValues(values) }), [form]);
  /** What is typed stands on top of this version from now on. */
  function moveTo(newer: number, over = saved) {
    version.current = newer;
    note(form.getValues(), over);
  }
  /** These instead of what is typed; they are saved, as this version. */
  function settle(newer: number, values: ProfileValues) {
    version.current = newer;
    form.reset(values);
    setIsChanged(false);
    writeKeptProfile(sessionStorage, viewerId, null);
  }
  return {
    form,
    isChanged,
    isRestored: kept !== null,
    version: () => version.current,
    moveTo,
    /** These are saved, as this version; what was typed since they were sent stays, unsaved. */
    noteSaved: (newer: number, sent: ProfileValues) => {
      if (isSame(form.getValues(), sent)) settle(newer, sent);
      else moveTo(newer, sent);
    },
    settle,
  };
}
