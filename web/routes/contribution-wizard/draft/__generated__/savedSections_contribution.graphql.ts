/**
 * @generated SignedSource<<af75cbcb91ce5045e2145bcb1b69b6d4>>
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
  readonly explanation: string | null | undefined;
  readonly fundings: ReadonlyArray<{
    readonly fundName: string;
    readonly fundNumber: string;
  }> | null | undefined;
  readonly hasAgreedToStatement: boolean | null | undefined;
  readonly keywordsEn: ReadonlyArray<string>;
  readonly keywordsZh: ReadonlyArray<string>;
  readonly opposedReviewers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"suggestedReviewerValues_reviewer">;
  }> | null | undefined;
  readonly poolConsent: boolean | null | undefined;
  readonly recommendedReviewers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"suggestedReviewerValues_reviewer">;
  }> | null | undefined;
  readonly subtitleEn: string | null | undefined;
  readonly subtitleZh: string | null | undefined;
  readonly titleEn: string | null | undefined;
  readonly titleZh: string | null | undefined;
  readonly updatedAt: string;
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

(node as any).hash = "01e0c25782ce935d6ece7f9b919c8d4a";

export default node;
