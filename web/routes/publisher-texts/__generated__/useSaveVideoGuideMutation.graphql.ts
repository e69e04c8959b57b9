/**
 * @generated SignedSource<<2b5aa30d97c2308e24c4c6f3f1fddddf>>
 * @relayHash 0a69b13ccaa1432127c1c13e2cf3d65d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfdeb89900ed38515fde2f41d6c4b81aee61dfda5e1533ef4f9744ef7538ce9a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveVideoGuideInput = {
  titleEn: string;
  titleZh: string;
  urlEn: string;
  urlZh: string;
  version: number;
  videoGuideId: string;
};
export type useSaveVideoGuideMutation$variables = {
  input: SaveVideoGuideInput;
};
export type useSaveVideoGuideMutation$data = {
  readonly saveVideoGuide: {
    readonly videoGuide: {
      readonly id: string;
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"VideoGuideForm_guide">;
    };
  } | null | undefined;
};
export type useSaveVideoGuideMutation = {
  response: useSaveVideoGuideMutation$data;
  variables: useSaveVideoGuideMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveVideoGuideMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveVideoGuidePayload",
        "kind": "LinkedField",
        "name": "saveVideoGuide",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VideoGuide",
            "kind": "LinkedField",
            "name": "videoGuide",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "VideoGuideForm_guide"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveVideoGuideMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveVideoGuidePayload",
        "kind": "LinkedField",
        "name": "saveVideoGuide",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VideoGuide",
            "kind": "LinkedField",
            "name": "videoGuide",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "audience",
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
                "name": "urlZh",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "urlEn",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cfdeb89900ed38515fde2f41d6c4b81aee61dfda5e1533ef4f9744ef7538ce9a",
    "metadata": {},
    "name": "useSaveVideoGuideMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dfacd0ccd6c5c434b41d4ef42f0ed253";

export default node;
