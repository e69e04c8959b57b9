/**
 * @generated SignedSource<<838958403bbc1d82c0105a1c7d30a26d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrcidBinding_query$data = {
  readonly publicSettings: {
    readonly offersOrcid: boolean;
  };
  readonly viewer: {
    readonly id: string;
    readonly orcid: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "OrcidBinding_query";
};
export type OrcidBinding_query$key = {
  readonly " $data"?: OrcidBinding_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrcidBinding_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrcidBinding_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
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
          "name": "orcid",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicSettings",
      "kind": "LinkedField",
      "name": "publicSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offersOrcid",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c250bd70e99cf8e32449d97aacab1339";

export default node;
