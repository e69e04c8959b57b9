/**
 * @generated SignedSource<<86801bffc551c276f0b92a465e460f9a>>
 * @relayHash 9081b71e7cdefce0e38e00fcd119c02c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89959f706a4288fccaacdb3d4bc2a6d0b029f77459fd127ec0c11147ada4cf50

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgreeToTransferInput = {
  contributionId: string;
  hasAgreed: boolean;
  version?: number | null | undefined;
};
export type useAgreeToTransferMutation$variables = {
  input: AgreeToTransferInput;
};
export type useAgreeToTransferMutation$data = {
  readonly agreeToTransfer: {
    readonly contribution: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AgreementForm_contribution" | "TransferHead_contribution">;
    } | null | undefined;
  } | null | undefined;
};
export type useAgreeToTransferMutation = {
  response: useAgreeToTransferMutation$data;
  variables: useAgreeToTransferMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAgreeToTransferMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AgreeToTransferPayload",
        "kind": "LinkedField",
        "name": "agreeToTransfer",
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
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AgreementForm_contribution"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TransferHead_contribution"
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
    "name": "useAgreeToTransferMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AgreeToTransferPayload",
        "kind": "LinkedField",
        "name": "agreeToTransfer",
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
                "concreteType": "CopyrightTransfer",
                "kind": "LinkedField",
                "name": "transfer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "body",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "colloquiumName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "agreedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "handedInAt",
                    "storageKey": null
                  }
                ],
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
    "id": "89959f706a4288fccaacdb3d4bc2a6d0b029f77459fd127ec0c11147ada4cf50",
    "metadata": {},
    "name": "useAgreeToTransferMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "592e402af2f1065a659aa179a2099f28";

export default node;
