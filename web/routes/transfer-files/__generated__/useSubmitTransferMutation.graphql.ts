/**
 * @generated SignedSource<<f2a3541afa518787594b6594fb99703f>>
 * @relayHash c77ca7c9774a62fff13e51edf4711fc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38437f1131de4e3e1a10397eee08061c369e1a634297934d3dacb69ac31ade35

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
      readonly " $fragmentSpreads": FragmentRefs<"ManuscriptStatus_contribution" | "TransferHead_contribution">;
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
              },
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
                "concreteType": "CopyrightTransfer",
                "kind": "LinkedField",
                "name": "transfer",
                "plural": false,
                "selections": [
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
    "id": "38437f1131de4e3e1a10397eee08061c369e1a634297934d3dacb69ac31ade35",
    "metadata": {},
    "name": "useSubmitTransferMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e64a6a5fe857a83ed3e280e6e824583b";

export default node;
