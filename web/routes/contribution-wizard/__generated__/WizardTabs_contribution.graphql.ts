/**
 * @generated SignedSource<<6362f57cf5058096410d92d06511ecd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileKind = "CHART" | "MANUSCRIPT" | "PICTURE" | "REPORT" | "SUPPLEMENT" | "TABLE";
export type WizardSection = "AUTHORS" | "FUNDING" | "OPPOSED_REVIEWERS" | "RECOMMENDED_REVIEWERS" | "SUMMARY" | "TITLE";
import type { FragmentRefs } from "relay-runtime";
export type WizardTabs_contribution$data = {
  readonly files: ReadonlyArray<{
    readonly kind: FileKind;
  }> | null | undefined;
  readonly hasAgreedToStatement: boolean | null | undefined;
  readonly sections: ReadonlyArray<{
    readonly isComplete: boolean;
    readonly section: WizardSection;
  }> | null | undefined;
  readonly submittedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorsTab_contribution" | "ExplanationTab_contribution" | "FilesTab_contribution" | "FundingTab_contribution" | "ReviewTab_contribution" | "SuggestedReviewersTab_contribution" | "SummaryTab_contribution" | "TitleTab_contribution">;
  readonly " $fragmentType": "WizardTabs_contribution";
};
export type WizardTabs_contribution$key = {
  readonly " $data"?: WizardTabs_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"WizardTabs_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WizardTabs_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submittedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAgreedToStatement",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SectionStatus",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "section",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isComplete",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TitleTab_contribution"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuthorsTab_contribution"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FundingTab_contribution"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SummaryTab_contribution"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExplanationTab_contribution"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SuggestedReviewersTab_contribution"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FilesTab_contribution"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewTab_contribution"
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "d4d0a406d8992c77aff327e84ce08891";

export default node;
