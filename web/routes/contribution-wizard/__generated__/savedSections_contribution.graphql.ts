/**
 * @generated SignedSource<<47cf6fb81d6690f673c70d15006dba0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type savedSections_contribution$data = {
  readonly abstractEn: string | null | undefined;
  readonly abstractZh: string | null | undefined;
  readonly articleType: {
    readonly id: string;
  } | null | undefined;
  readonly hasAgreedToStatement: boolean | null | undefined;
  readonly keywordsEn: ReadonlyArray<string>;
  readonly keywordsZh: ReadonlyArray<string>;
  readonly poolConsent: boolean | null | undefined;
  readonly subtitleEn: string | null | undefined;
  readonly subtitleZh: string | null | undefined;
  readonly titleEn: string | null | undefined;
  readonly titleZh: string | null | undefined;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "savedSections_contribution";
};
export type savedSections_contribution$key = {
  readonly " $data"?: savedSections_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedSections_contribution">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedSections_contribution"
};

(node as any).hash = "7a676fac5e44f470bcca17d25b7e45d8";

export default node;
