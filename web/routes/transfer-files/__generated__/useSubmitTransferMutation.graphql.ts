/**
 * @generated SignedSource<<755ad22e0c3b53d34a5d193832fd815a>>
 * @relayHash 751f950f8955e59c9d4ffe62d5562545
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02cbf63203417544528f79800a002d57301c3a140a038281818dc362a451b9ce

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileKind = "CHART" | "MANUSCRIPT" | "PICTURE" | "REPORT" | "SUPPLEMENT" | "TABLE";
export type SubmitTransferInput = {
  comment?: string | null | undefined;
  contributionId: string;
  files: ReadonlyArray<TransferFileInput>;
};
export type TransferFileInput = {
  description?: string | null | undefined;
  kind: FileKind;
  path: string;
};
export type useSubmitTransferMutation$variables = {
  input: SubmitTransferInput;
};
export type useSubmitTransferMutation$data = {
  readonly submitTransfer: {
    readonly contribution: {
      readonly id: string;
      readonly stage: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ManuscriptStatus_contribution">;
    } | null | undefined;
  } | null | undefined;
};
export type useSubmitTransferMutation = {
  response: useSubmitTransferMutation$data;
  variables: useSubmitTransferMutation$variables;
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
  "name": "stage",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSubmitTransferMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubmitTransferPayload",
        "kind": "LinkedField",
        "name": "submitTransfer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Contribution",
            "kind": "LinkedField",
            "name": "contribution",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ManuscriptStatus_contribution"
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
    "name": "useSubmitTransferMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubmitTransferPayload",
        "kind": "LinkedField",
        "name": "submitTransfer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Contribution",
            "kind": "LinkedField",
            "name": "contribution",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "authorStatus",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "withdrawnAt",
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
    "id": "02cbf63203417544528f79800a002d57301c3a140a038281818dc362a451b9ce",
    "metadata": {},
    "name": "useSubmitTransferMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "87d63bdba0b3c70db15cdfec134bf5c0";

export default node;
