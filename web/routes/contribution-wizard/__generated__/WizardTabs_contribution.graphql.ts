/**
 * @generated SignedSource<<660acf97cec3dde05555c0a858e0495b>>
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
  readonly authors: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly personName: string;
  }> | null | undefined;
  readonly files: ReadonlyArray<{
    readonly id: string;
    readonly isForReviewers: boolean;
    readonly isReadable: boolean;
    readonly kind: FileKind;
    readonly name: string;
    readonly uploadedAt: string;
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReadable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isForReviewers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uploadedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionAuthor",
      "kind": "LinkedField",
      "name": "authors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
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

(node as any).hash = "2d14543cf33b41ead03348d1d8c1f29a";

export default node;
