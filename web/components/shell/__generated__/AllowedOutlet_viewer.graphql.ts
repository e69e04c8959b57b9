/**
 * @generated SignedSource<<76b4d8d98798c53287e9754348ea511c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllowedOutlet_viewer$data = {
  readonly allowedPaths: ReadonlyArray<string>;
  readonly currentRole: {
    readonly landingPath: string;
    readonly name: string;
    readonly number: number;
  };
  readonly " $fragmentType": "AllowedOutlet_viewer";
};
export type AllowedOutlet_viewer$key = {
  readonly " $data"?: AllowedOutlet_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllowedOutlet_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllowedOutlet_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedPaths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Role",
      "kind": "LinkedField",
      "name": "currentRole",
      "plural": false,
      "selections": [
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "landingPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6a01b83ba308417bdb8ff0b68386b3be";

export default node;
