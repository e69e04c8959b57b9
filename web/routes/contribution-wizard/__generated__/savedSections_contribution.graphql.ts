/**
 * @generated SignedSource<<c2d6cb55126d9cb87d657a09db9574e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Sex = "FEMALE" | "MALE";
import type { FragmentRefs } from "relay-runtime";
export type savedSections_contribution$data = {
  readonly abstractEn: string | null | undefined;
  readonly abstractZh: string | null | undefined;
  readonly articleType: {
    readonly id: string;
  } | null | undefined;
  readonly explanation: string | null | undefined;
  readonly fundings: ReadonlyArray<{
    readonly fundName: string;
    readonly fundNumber: string;
  }> | null | undefined;
  readonly hasAgreedToStatement: boolean | null | undefined;
  readonly keywordsEn: ReadonlyArray<string>;
  readonly keywordsZh: ReadonlyArray<string>;
  readonly opposedReviewers: ReadonlyArray<{
    readonly collegeName: string;
    readonly company: string;
    readonly degree: {
      readonly id: string;
    } | null | undefined;
    readonly duty: {
      readonly id: string;
    } | null | undefined;
    readonly email: string;
    readonly personName: string;
    readonly professionalTitle: {
      readonly id: string;
    } | null | undefined;
    readonly reason: string;
    readonly sex: Sex | null | undefined;
  }> | null | undefined;
  readonly poolConsent: boolean | null | undefined;
  readonly recommendedReviewers: ReadonlyArray<{
    readonly collegeName: string;
    readonly company: string;
    readonly degree: {
      readonly id: string;
    } | null | undefined;
    readonly duty: {
      readonly id: string;
    } | null | undefined;
    readonly email: string;
    readonly personName: string;
    readonly professionalTitle: {
      readonly id: string;
    } | null | undefined;
    readonly reason: string;
    readonly sex: Sex | null | undefined;
  }> | null | undefined;
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

(node as any).hash = "7468b3f763289ddd5ac214bf385a7abc";

export default node;
