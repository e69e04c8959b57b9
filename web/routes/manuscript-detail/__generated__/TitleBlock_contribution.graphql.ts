/**
 * @generated SignedSource<<5d89054e542183e6e83611f965ae909b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContributionSource = "FREE_SUBMISSION" | "OTHER" | "SPECIAL_INVITATION";
import type { FragmentRefs } from "relay-runtime";
export type TitleBlock_contribution$data = {
  readonly colloquium: {
    readonly name: string;
  } | null | undefined;
  readonly manuscriptNumber: string | null | undefined;
  readonly source: ContributionSource | null | undefined;
  readonly subtitleEn: string | null | undefined;
  readonly subtitleZh: string | null | undefined;
  readonly titleEn: string | null | undefined;
  readonly titleZh: string | null | undefined;
  readonly " $fragmentType": "TitleBlock_contribution";
};
export type TitleBlock_contribution$key = {
  readonly " $data"?: TitleBlock_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"TitleBlock_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TitleBlock_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "manuscriptNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtitleZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtitleEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Colloquium",
      "kind": "LinkedField",
      "name": "colloquium",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "9ace2e156548e98ad62ca5f25718cc77";

export default node;
