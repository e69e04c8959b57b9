/**
 * @generated SignedSource<<be6b0a2de67cb69941b4e7641cb08350>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegionPicker_query$data = {
  readonly provinces: ReadonlyArray<{
    readonly code: string;
    readonly hasChildren: boolean;
    readonly label: string;
  }> | null | undefined;
  readonly " $fragmentType": "RegionPicker_query";
};
export type RegionPicker_query$key = {
  readonly " $data"?: RegionPicker_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegionPicker_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegionPicker_query",
  "selections": [
    {
      "alias": "provinces",
      "args": null,
      "concreteType": "Region",
      "kind": "LinkedField",
      "name": "regions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasChildren",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0fdcbc591f9a84a4689dddfa974aa5e1";

export default node;
