/**
 * @generated SignedSource<<8640000aed0cca92077fc70cbd189577>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewAuthors_contribution$data = {
  readonly authors: ReadonlyArray<{
    readonly company: string | null | undefined;
    readonly email: string | null | undefined;
    readonly id: string;
    readonly isCorresponding: boolean;
    readonly personName: string;
    readonly position: number;
  }> | null | undefined;
  readonly " $fragmentType": "ReviewAuthors_contribution";
};
export type ReviewAuthors_contribution$key = {
  readonly " $data"?: ReviewAuthors_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewAuthors_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewAuthors_contribution",
  "selections": [
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
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
          "name": "company",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCorresponding",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "00b6296af9cf5224b98fcf86fde082a6";

export default node;
